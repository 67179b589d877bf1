/** Makes a client of the document, with a generator that is kept by others. */
export const clientCommand = (origin: string) =>
  `npx @hey-api/openapi-ts --input ${origin}/openapi.json --output song --plugins @hey-api/client-fetch @hey-api/typescript @hey-api/sdk`

/** A first call with that client, in TypeScript. */
export const clientSample = (origin: string) => `import { getApiV1CallsById, postApiV1Calls } from './song';
import { client } from './song/client.gen';

client.setConfig({ baseUrl: '${origin}', auth: '$API_KEY', throwOnError: true });

const { data } = await postApiV1Calls({
  body: { to: '0912345610', script: 'Xin chào', voice: 'thu-lam' },
});
const call = await getApiV1CallsById({ path: { id: data.result.id } });
console.log(call.data.result.state);`
