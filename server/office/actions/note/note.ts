import type { z } from 'zod';
import type { noteInput } from '../../../../contract/office/actions/note.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { defineAction } from '../define-action.ts';
import { findNoteWords, insertNote, lockPerson, updateNoteWithdrawn } from './note-queries.ts';

type Input = z.output<typeof noteInput>;

/** A note about a person, visible to staff until withdrawn. */
export const note = defineAction<'note', Input>({
  kind: 'note',

  async lock(tx, { personId }) {
    return (await lockPerson(tx, personId)) ? { personId } : null;
  },

  async state(tx, _, { actionId }) {
    return { words: await findNoteWords(tx, actionId) };
  },

  async prepare(_tx, { words }) {
    return {
      after: { words },
      lines: [{ label: 'note', before: say('none'), after: say('words', words) }],
    };
  },

  perform: (tx, { personId, words }, { actionId, now }) =>
    insertNote(tx, { id: actionId, personId, words, now }),

  undo: (tx, _, { actionId, now }) => updateNoteWithdrawn(tx, { id: actionId, now }),
});
