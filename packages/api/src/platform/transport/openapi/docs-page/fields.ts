import { html } from 'hono/html';
import type { JsonSchema, Parameter } from '../types';
import type { Html } from './page';

/** The fields of an object, one line each: name, type, limits, whether it must be there. */
export function fields(schema: JsonSchema): Html {
  const { properties = {}, required = [] } = schema;
  return html`<ul class="fields">${Object.entries(properties).map(([name, property]) =>
    field(name, property as JsonSchema, required.includes(name)),
  )}</ul>`;
}

export const parameterFields = (parameters: Parameter[]): Html =>
  html`<ul class="fields">${parameters.map(({ name, schema, required, description }) =>
    field(name, description ? { ...schema, description } : schema, required),
  )}</ul>`;

const field = (name: string, schema: JsonSchema, required: boolean): Html => html`<li>
  <code>${name}</code> <span class="type">${typeOf(schema)}</span>
  ${required ? html`<span class="must">required</span>` : ''}
  ${schema.default === undefined ? '' : html`<span class="note">default ${JSON.stringify(schema.default)}</span>`}
  ${schema.description ? html`<span class="note">${schema.description}</span>` : ''}
</li>`;

type Part = Html | string;

function typeOf(schema: JsonSchema): Part[] {
  if (schema.$ref) return [link(schema.$ref.split('/').at(-1) ?? '')];
  if (schema.anyOf) return joined(schema.anyOf.map((choice) => typeOf(choice)));
  if (schema.enum) return [schema.enum.map((value) => JSON.stringify(value)).join(' | ')];
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.type === 'array') return ['list of ', ...typeOf((schema.items ?? {}) as JsonSchema)];
  if (schema.type === 'object' && schema.properties) return [`{ ${Object.keys(schema.properties).join(', ')} }`];
  return [`${[schema.type ?? 'anything'].flat().join(' | ')}${limits(schema)}`];
}

const link = (name: string): Html => html`<a href="#record-${name}">${name}</a>`;

const joined = (choices: Part[][]): Part[] => choices.flatMap((parts, at) => (at === 0 ? parts : [' | ', ...parts]));

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
