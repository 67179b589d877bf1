import { headersOf, indent, TIMEOUT_SECONDS, type CodeRequest } from '@/features/docs/code/request'

/** A JSON string is a Java string: both know the same escapes JSON uses. */
const quote = (text: string) => JSON.stringify(text)

/** A text block; its closing quotes stand alone, so the value ends with a line break. */
const textBlock = (text: string) => {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
  return `"""\n${escaped}\n"""`
}

const bodyLines = ({ body }: CodeRequest) =>
  body === undefined ? [] : [`String body = ${indent(textBlock(JSON.stringify(body, null, 2)), 4)};`]

const requestLines = (request: CodeRequest) => {
  const { method, url, body } = request
  const publisher = body === undefined ? 'BodyPublishers.noBody()' : 'BodyPublishers.ofString(body)'
  return [
    `HttpRequest request = HttpRequest.newBuilder(URI.create(${quote(url)}))`,
    `    .timeout(Duration.ofSeconds(${TIMEOUT_SECONDS}))`,
    ...headersOf(request).map(([name, value]) => `    .header(${quote(name)}, ${quote(value)})`),
    method === 'GET' ? '    .GET()' : `    .${method}(HttpRequest.${publisher})`,
    '    .build();',
  ]
}

const answerLines = (saveAs: string | undefined) => {
  const [type, handler] = saveAs ? ['Path', `ofFile(Path.of(${quote(saveAs)}))`] : ['String', 'ofString()']
  return [
    // Without it Java offers HTTP/2 by an upgrade, which a server that also holds sockets hangs up on.
    'HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();',
    `HttpResponse<${type}> response = client.send(request, HttpResponse.BodyHandlers.${handler});`,
    'System.out.println(response.statusCode() + " " + response.body());',
  ]
}

/** A request as a Java 17 program with its own HTTP client. */
export const java = (request: CodeRequest): string => {
  const { saveAs } = request
  const main = [...bodyLines(request), ...requestLines(request), ...answerLines(saveAs)]
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(saveAs ? ['import java.nio.file.Path;'] : []),
    'import java.time.Duration;',
    '',
    'public class Example {',
    '    public static void main(String[] args) throws Exception {',
    ...main.map((line) => `        ${indent(line, 8)}`),
    '    }',
    '}',
  ].join('\n')
}
