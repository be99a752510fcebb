import type { texts as fi } from '../../fi/parts/leaving-desk.ts';

export const texts: typeof fi = {
  title: 'Before you sign out',
  refused: 'The server did not record all the waiting visits ({0}): {1}',
  waiting:
    'Visits not sent yet: {0}. They stay on this device, sealed so that nobody can read them here. They are sent the next time somebody from your museum’s desk signs in on this device. Sign in within a week and no visit will be lost.',
  offline:
    'There is no connection right now, so you cannot sign out. Try again when the connection returns.',
  stay: 'Stay signed in',
  leave: 'Sign out',
};
