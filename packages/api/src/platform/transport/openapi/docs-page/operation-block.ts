import { html } from 'hono/html';
import type { Answer, Media, OpenApiDocument, Operation } from '../types';
import { fields, parameterFields } from './fields';
import type { Html } from './page';
import { inline, json } from './prose';

/** One method of one path, folded up. */
export function operationBlock(method: string, path: string, operation: Operation, document: OpenApiDocument): Html {
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
    ${Object.entries(responses).map(([status, response]) => answer(status, resolve(response, document)))}
  </div>
</details>`;
}

const bodies = (content: Record<string, Media>): Html[] =>
  Object.entries(content).map(
    ([type, { schema, example }]) => html`<p class="note"><code>${type}</code></p>
    ${fields(schema)} ${example === undefined ? '' : json(example)}`,
  );

function answer(status: string, { description, content = {} }: Answer): Html {
  const media = Object.values(content);
  return html`<details class="answer">
  <summary><span class="status s${status.charAt(0)}">${status}</span> <span>${inline(description)}</span></summary>
  ${media.map(({ example, examples }) => html`${example === undefined ? '' : json(example)}${texts(examples)}`)}
</details>`;
}

/** Of refusals the texts alone: they all have the same form. */
const texts = (examples: Media['examples']): Html | '' =>
  examples ? html`<ul>${Object.values(examples).map(({ value }) => html`<li>${errorOf(value)}</li>`)}</ul>` : '';

const errorOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : JSON.stringify(value);

const resolve = (response: Operation['responses'][string], { components }: OpenApiDocument): Answer =>
  '$ref' in response
    ? (components.responses[response.$ref.split('/').at(-1) ?? ''] ?? { description: response.$ref })
    : response;
