import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { JsonSchema, OpenApiDocument, Operation } from '../types';
import { fields } from './fields';
import { operationBlock } from './operation-block';
import { prose } from './prose';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The document as a page for people: no script, and no other file than its style sheet. */
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
      <section class="intro">${prose(document.info.description)}</section>
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
