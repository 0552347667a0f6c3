import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ApiResponse, JsonSchema, Media, OpenApiDocument, Operation, Parameter } from './schemas';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The document as an HTML page without scripts, with one style sheet. */
export const docsPage = (document: OpenApiDocument): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${document.info.title}</title>
    <link rel="stylesheet" href="docs/style.css">
  </head>
  <body>
    <header>
      <p class="plate">Reference</p>
      <h1>${document.info.title} <small>${document.info.version}</small></h1>
      <p>Base address <code>${document.servers[0]?.url ?? ''}</code> · <a href="openapi.json">openapi.json</a></p>
    </header>
    <nav aria-label="Contents">
      ${document.tags.map(({ name }) => html`<a href="#${anchor(name)}">${name}</a>`)}
      <a href="#records">Records</a>
    </nav>
    <main>
      <div class="intro">${prose(document.info.description)}</div>
      ${document.tags.map(({ name }) => section(name, document))}
      <section>
        <h2 id="records">Records</h2>
        ${Object.entries(document.components.schemas).map(([name, schema]) => record(name, schema))}
      </section>
    </main>
  </body>
</html>
`;

function section(tag: string, document: OpenApiDocument): Html {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]: [string, Operation]) => operationBlock(method, path, operation, document)),
  );
  return html`<section><h2 id="${anchor(tag)}">${tag}</h2>${operations}</section>`;
}

const record = (name: string, schema: JsonSchema): Html => html`<details id="record-${name}">
  <summary><strong>${name}</strong></summary>
  <div class="inside">${fields(schema)}</div>
</details>`;

const anchor = (tag: string) => tag.toLowerCase().replace(/\W+/g, '-');

/** One method of one path, collapsed. */
function operationBlock(method: string, path: string, operation: Operation, document: OpenApiDocument): Html {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  return html`<details id="${operationId}">
  <summary>
    <span class="method ${method}">${method.toUpperCase()}</span>
    <code class="path">${path}</code>
    <span class="what">${summary}</span>
    ${security.length > 0 ? html`<span class="lock">sign-in</span>` : ''}
  </summary>
  <div class="inside">
    ${parameters ? html`<h3>Parameters</h3>${parameterFields(parameters)}` : ''}
    ${requestBody ? html`<h3>Body</h3>${bodies(requestBody.content)}` : ''}
    <h3>Answers</h3>
    ${Object.entries(responses).map(([status, response]) => renderResponse(status, resolve(response, document)))}
  </div>
</details>`;
}

const bodies = (content: Record<string, Media>): Html[] =>
  Object.entries(content).map(
    ([type, { schema, example }]) => html`<p class="note"><code>${type}</code></p>
    ${fields(schema)} ${example === undefined ? '' : json(example)}`,
  );

function renderResponse(status: string, { description, content = {} }: ApiResponse): Html {
  const media = Object.values(content);
  return html`<details class="answer">
  <summary><span class="status s${status.charAt(0)}">${status}</span> <span>${inline(description)}</span></summary>
  ${media.map(({ example, examples }) => html`${example === undefined ? '' : json(example)}${texts(examples)}`)}
</details>`;
}

/** Only the messages of errors, because their bodies have the same fields. */
const texts = (examples: Media['examples']): Html | '' =>
  examples ? html`<ul>${Object.values(examples).map(({ value }) => html`<li>${errorOf(value)}</li>`)}</ul>` : '';

const errorOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : JSON.stringify(value);

const resolve = (response: Operation['responses'][string], { components }: OpenApiDocument): ApiResponse =>
  '$ref' in response
    ? (components.responses[response.$ref.split('/').at(-1) ?? ''] ?? { description: response.$ref })
    : response;

/** The fields of an object, one line each: name, type, limits, whether it is required. */
function fields(schema: JsonSchema): Html {
  const { properties = {}, required = [] } = schema;
  return html`<ul class="fields">${Object.entries(properties).map(([name, property]) =>
    field(name, property as JsonSchema, required.includes(name)),
  )}</ul>`;
}

const parameterFields = (parameters: Parameter[]): Html =>
  html`<ul class="fields">${parameters.map(({ name, schema, required, description }) =>
    field(name, description ? { ...schema, description } : schema, required),
  )}</ul>`;

const field = (name: string, schema: JsonSchema, required: boolean): Html => html`<li>
  <code>${name}</code> <span class="type">${typeOf(schema)}</span>
  ${required ? html`<span class="must">required</span>` : ''}
  ${schema.default === undefined ? '' : html`<span class="note">default ${JSON.stringify(schema.default)}</span>`}
  ${schema.description ? html`<span class="note">${schema.description}</span>` : ''}
</li>`;

type Markup = Html | string;

function typeOf(schema: JsonSchema): Markup[] {
  if (schema.$ref) return [link(schema.$ref.split('/').at(-1) ?? '')];
  if (schema.anyOf) return joined(schema.anyOf.map((choice) => typeOf(choice)));
  if (schema.enum) return [schema.enum.map((value) => JSON.stringify(value)).join(' | ')];
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.type === 'array') return ['list of ', ...typeOf((schema.items ?? {}) as JsonSchema)];
  if (schema.type === 'object' && schema.properties) return [`{ ${Object.keys(schema.properties).join(', ')} }`];
  return [`${[schema.type ?? 'anything'].flat().join(' | ')}${limits(schema)}`];
}

const link = (name: string): Html => html`<a href="#record-${name}">${name}</a>`;

const joined = (choices: Markup[][]): Markup[] =>
  choices.flatMap((parts, at) => (at === 0 ? parts : [' | ', ...parts]));

function limits({ minimum, maximum, minLength, maxLength, maxItems, pattern }: JsonSchema): string {
  const said = [
    minimum === undefined ? '' : `≥ ${minimum}`,
    maximum === undefined ? '' : `≤ ${maximum}`,
    minLength === undefined ? '' : `at least ${minLength}`,
    maxLength === undefined ? '' : `up to ${maxLength} characters`,
    maxItems === undefined ? '' : `up to ${maxItems}`,
    pattern === undefined ? '' : `like ${pattern}`,
  ].filter(Boolean);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

/** The Markdown of our own descriptions: paragraphs, bold and code. */
const prose = (text: string): Html[] => text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`);

const inline = (text: string): (Html | string)[] =>
  text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((piece) => {
    if (piece.startsWith('**')) return html`<strong>${piece.slice(2, -2)}</strong>`;
    return piece.startsWith('`') ? html`<code>${piece.slice(1, -1)}</code>` : piece;
  });

/** JSON on several lines; a wrapped line must not be indented by the page's own markup. */
const json = (value: unknown): Html => html`<pre>${raw(escapeHtml(JSON.stringify(value, null, 2)))}</pre>`;

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The style sheet of the reference; colours as in the design tokens of the site. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --bg: #f5f6f4; --surface: #fff; --line: #dde1dc; --text: #10202a; --text-2: #3c4a4d; --text-3: #5a6664;
  --night: #0d1b22; --night-text: #f5f6f4; --night-text-2: #c3cec9; --accent: #f47b20; --on-accent: #10202a;
  --link: #0b5ca0; --code: #eceeeb; --ok: #12693f; --err: #b3261e; --warn: #6b4e00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0b151a; --surface: #122027; --line: #21363f; --text: #e9edea; --text-2: #b7c3bf; --text-3: #90a19e;
    --link: #8cc8ff; --code: #182a32; --ok: #6fdca5; --err: #ff9e95; --warn: #ffd977;
  }
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 4.5rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.6 system-ui, "Segoe UI", Arial, sans-serif; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace; font-size: 0.875rem; }
header, nav, main { padding-inline: max(20px, 50vw - 500px); }
header { background: var(--night); color: var(--night-text-2); padding-block: 2.5rem 2rem; border-bottom: 4px solid var(--accent); }
header h1 { margin: 0.5rem 0; color: var(--night-text); font-size: clamp(2rem, 1.4rem + 2.4vw, 3rem); line-height: 1.1; letter-spacing: -0.02em; }
header h1 small { font-size: 1rem; font-weight: 400; letter-spacing: 0; color: var(--night-text-2); }
header p { margin: 0; }
header a { color: #8cc8ff; }
.plate { display: inline-block; padding: 0.3rem 0.5rem; border-radius: 2px; background: var(--accent); color: var(--on-accent); font-size: 0.75rem; font-weight: 640; line-height: 1; letter-spacing: 0.05em; text-transform: uppercase; }
nav { position: sticky; top: 0; z-index: 1; display: flex; gap: 0.25rem 1.25rem; overflow-x: auto; padding-block: 0.75rem; background: var(--surface); border-bottom: 1px solid var(--line); white-space: nowrap; }
nav a { padding: 0.25rem 0; color: var(--text-2); text-decoration: none; }
nav a:hover { color: var(--text); text-decoration: underline; }
main { padding-block: 1rem 5rem; }
.intro { max-width: 46rem; color: var(--text-2); }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.5rem; letter-spacing: -0.015em; }
h3 { margin: 1.25rem 0 0.5rem; font-size: 0.8125rem; letter-spacing: 0.04em; text-transform: uppercase; color: var(--text-3); }
details { margin-bottom: 0.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
summary { display: flex; flex-wrap: wrap; align-items: center; gap: 0.35rem 0.75rem; padding: 0.65rem 0.9rem; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: color-mix(in srgb, var(--code) 55%, transparent); }
.inside { padding: 0 0.9rem 0.9rem; border-top: 1px solid var(--line); }
.method { min-width: 4.25rem; padding: 0.25rem 0.4rem; border: 1px solid currentcolor; border-radius: 2px; font-size: 0.75rem; font-weight: 700; line-height: 1; text-align: center; }
.get { color: var(--link); } .post { color: var(--ok); } .put { color: var(--warn); } .delete { color: var(--err); }
.path { font-weight: 600; overflow-wrap: anywhere; }
.what { color: var(--text-2); font-size: 0.9375rem; }
.lock { margin-left: auto; padding: 0.15rem 0.4rem; border-radius: 2px; background: var(--code); color: var(--text-3); font-size: 0.75rem; }
.fields, .answer ul { margin: 0; padding: 0; list-style: none; }
.fields li { display: flex; flex-wrap: wrap; gap: 0.1rem 0.75rem; padding: 0.4rem 0; border-top: 1px solid var(--line); }
.fields li:first-child { border-top: 0; }
.fields code { font-weight: 600; }
.type { color: var(--text-2); font-size: 0.9375rem; overflow-wrap: anywhere; }
.must { color: var(--err); font-size: 0.8125rem; align-self: center; }
.note { color: var(--text-3); font-size: 0.875rem; align-self: center; margin: 0; }
.answer { border-radius: 4px; }
.answer summary { padding: 0.4rem 0.6rem; font-size: 0.9375rem; color: var(--text-2); }
.answer > pre, .answer > ul { margin: 0 0.6rem 0.6rem; }
.answer li { padding: 0.3rem 0; border-top: 1px solid var(--line); }
.status { font-weight: 700; }
.s2 { color: var(--ok); } .s4 { color: var(--err); } .sd { color: var(--text-3); }
pre { margin: 0.5rem 0 0; padding: 0.75rem; overflow-x: auto; border-radius: 4px; background: var(--code); line-height: 1.5; }
main > section > p code, .intro code, header code { padding: 0.1em 0.3em; border-radius: 2px; background: color-mix(in srgb, var(--text-3) 18%, transparent); overflow-wrap: anywhere; }
`;
