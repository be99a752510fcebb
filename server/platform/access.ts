import type { GuestContext, Role, UserContext } from '../context.ts';
import { Refusal } from './refusal.ts';
import { refusalText } from './refusal-text.ts';

/** Who may call: anyone, anyone signed in, ticket desks (and staff), staff. */
export type Needs = 'guest' | 'user' | 'desk' | 'staff';

const ROLES: Record<Exclude<Needs, 'guest'>, readonly Role[]> = {
  user: ['customer', 'desk', 'staff'],
  desk: ['desk', 'staff'],
  staff: ['staff'],
};

export function requireRight(needs: Needs, context: GuestContext): void {
  if (needs === 'guest') return;
  const { user } = requireUser(context);
  if (!ROLES[needs].includes(user.role)) {
    throw new Refusal('INSUFFICIENT_ACCESS', refusalText('notAllowed', context.language), 403);
  }
}

/** For the few answers of a guest controller that want a signed-in person. */
export function requireUser(context: GuestContext): UserContext {
  const { user, language } = context;
  if (!user) throw new Refusal('INVALID_SESSION_ID', refusalText('noSession', language), 401);
  return { ...context, user };
}

/** The clerk's museum. When the page was opened for another one, that session is over. */
export function requireMuseum({ user, language }: UserContext, expected = user.museumId): string {
  if (!user.museumId) throw new Refusal('NO_MUSEUM', refusalText('noMuseum', language), 403);
  if (user.museumId !== expected) {
    throw new Refusal('INVALID_SESSION_ID', refusalText('noSession', language), 401);
  }
  return user.museumId;
}
