import type { texts as fi } from '../../texts/fi/staff-invitation.ts';

export type Texts = typeof fi;
