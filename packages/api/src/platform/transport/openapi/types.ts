import type * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;
export type Example = { summary?: string; value: unknown };
export type Media = { schema: JsonSchema; example?: unknown; examples?: Record<string, Example> };
type Reference = { $ref: string };
type Header = { description: string; schema: JsonSchema };
export type Answer = { description: string; headers?: Record<string, Header>; content?: Record<string, Media> };

export type Parameter = {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, Media> };
  responses: Record<string, Answer | Reference>;
};

/** The parts of OpenAPI 3.1 that our document uses. */
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, unknown>;
  };
};
