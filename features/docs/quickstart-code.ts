type Quickstart = { apiUrl: string; phone: string; campaignId: string; name: string; honorific: string }

/** A whole demo call as one Node program: puzzle, request, events until the end. It polls, so the one package it needs is altcha-lib. */
export const quickstartCode = ({ apiUrl, phone, campaignId, name, honorific }: Quickstart): string =>
  `import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const API = '${apiUrl}';

const headers = { 'content-type': 'application/json' };

async function send(path, body) {
  const method = body ? 'POST' : 'GET';
  const signal = AbortSignal.timeout(15000);
  const response = await fetch(API + path, { method, headers, body: body && JSON.stringify(body), signal });
  const [cookie] = response.headers.getSetCookie();
  if (cookie) headers.cookie = cookie.split(';')[0];
  const answer = await response.json();
  if (answer.status === 0) throw new Error(answer.error_code + ' ' + JSON.stringify(answer.fields ?? {}));
  return answer.result;
}

async function solveCaptcha(route) {
  const { parameters, signature } = await send('/captcha/challenge?route=' + route);
  const { expires_at, key_length, key_prefix, ...rest } = parameters;
  const challenge = {
    parameters: { ...rest, expiresAt: expires_at, keyLength: key_length, keyPrefix: key_prefix },
    signature,
  };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const call = await send('/demo-calls/auto-call', {
  recaptcha: await solveCaptcha('auto-call'),
  phoneNumber: '${phone}',
  campaignId: '${campaignId}',
  personalizedFields: { danh_xung: '${honorific}', ten: '${name}' },
  consent: { accepted: true, version: '2026-11' },
});

headers['x-call-ticket'] = call.ticket;
await send('/demo-calls/' + call.call_id + '/start', {});
let seq = 0;
let result;
while (!result) {
  const { events } = await send('/demo-calls/' + call.call_id + '?after=' + seq);
  for (const event of events) {
    console.log(event.seq, event.state, event.transcript_line?.text ?? event.result ?? '');
    seq = event.seq;
    result = event.result;
  }
  await new Promise((done) => setTimeout(done, 1000));
}`

/** The same call followed over the socket, for a page that already holds a ticket. */
export const socketCode = (origin: string): string =>
  `import { io } from 'socket.io-client';

const socket = io('${origin}', {
  path: '/api/v1/socket.io',
  addTrailingSlash: false,
  withCredentials: true,
});
let started = false;
let lastSeq = 0;

socket.on('connect', () => {
  if (started) {
    socket.emit('resume', { call_id: callId, ticket, last_seq: lastSeq });
  } else {
    socket.emit('make_auto_call', { ticket }, (answer) => console.log(answer.status, answer.error_code));
    started = true;
  }
});

socket.on('call_status', (event) => {
  if (event.seq <= lastSeq) return;
  lastSeq = event.seq;
  console.log(event.state, event.transcript_line?.text ?? event.result ?? '');
  if (event.state === 'DONE') socket.disconnect();
});`
