/** Error details of a failed call. `body` is the response as sent, parsed if it was JSON. */
export type FailedCall = {
  body?: unknown;
  message?: string | undefined;
  statusText?: string | undefined;
};

/** Flattens every error shape of the platform to displayable messages, in catalogue order. */
export function errorMessages({ body, message, statusText }: FailedCall): string[] {
  const found = messagesOfBody(body);
  if (found.length > 0) return found;
  return [message, statusText].filter(isText).slice(0, 1);
}

function messagesOfBody(body: unknown): string[] {
  if (Array.isArray(body)) return messagesOfList(body);
  if (!isObject(body)) return [];
  const output = isObject(body.output) ? body.output : {};
  const found = [
    ...messagesOfList(body.pageErrors),
    ...messagesOfFields(body.fieldErrors),
    ...messagesOfList(output.errors),
    ...messagesOfFields(output.fieldErrors),
  ];
  if (found.length > 0) return found;
  return [body.message].filter(isText);
}

function messagesOfFields(fields: unknown): string[] {
  return isObject(fields) ? Object.values(fields).flatMap(messagesOfList) : [];
}

function messagesOfList(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.map((item) => (isObject(item) ? item.message : item)).filter(isText);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
