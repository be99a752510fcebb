import { texts as correct } from './action-correct.ts';
import { texts as goodwill } from './action-goodwill.ts';
import { texts as note } from './action-note.ts';

/** What each action of the office says. A new action is a row here. */
export const texts = { correct, goodwill, note };
