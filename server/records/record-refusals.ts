import type { GuestContext } from '../context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';

export function noSuchRecord({ language }: GuestContext): Refusal {
  return new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
}

export function recordIsFixed({ language }: GuestContext): Refusal {
  return new Refusal('INSUFFICIENT_ACCESS', refusalText('notAllowed', language), 403);
}
