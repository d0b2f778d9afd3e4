/** Types of the served OpenAPI document, the only source of the client. */
export type Schema = Record<string, unknown>;
export type Media = Record<string, { schema: Schema; encoding?: Record<string, { contentType: string }> }>;
export type Operation = {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Media };
  responses: Record<string, Response | { $ref: string }>;
};
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema?: Schema; content?: Media };
export type Response = { description: string; content?: Media };
export type OpenapiDocument = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> } & Record<string, unknown>;
} & Record<string, unknown>;

export type Described = { method: string; path: string; operation: Operation };

export const operationsOf = (document: OpenapiDocument): Described[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** Follows a `$ref`; any other schema is returned unchanged. */
export function resolved(document: OpenapiDocument, schema: Schema): Schema {
  if (typeof schema.$ref !== 'string') return schema;
  const found = document.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`${schema.$ref} leads nowhere.`);
  return found;
}

export function resolvedResponse(document: OpenapiDocument, response: Response | { $ref: string }): Response {
  if (!('$ref' in response)) return response;
  const found = document.components.responses[response.$ref.replace('#/components/responses/', '')];
  if (!found) throw new Error(`${response.$ref} leads nowhere.`);
  return found;
}

/** A parameter is described by a schema, or as JSON by that of its content. */
export const schemaOfParameter = ({ schema, content }: Parameter): Schema =>
  schema ?? (Object.values(content ?? {})[0] as { schema: Schema }).schema;
