import type { z } from 'zod';
import type { cancelDocumentInput } from '../../../../contract/office/actions/document.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { countAnnounced } from '../../../letter/terms/announce-terms-queries.ts';
import { lockDocuments } from '../../../platform/document/document-queries.ts';
import { defineAction } from '../define-action.ts';
import {
  bringBackVersions,
  documentState,
  findVersionsOf,
  takeBack,
} from './document-plan-state.ts';

type Input = z.output<typeof cancelDocumentInput>;

/** Cancels a planned version. */
export const cancelDocument = defineAction<'cancelDocument', Input>({
  kind: 'cancelDocument',

  begins: ({ from }) => localDate(from),

  async lock(tx) {
    await lockDocuments(tx);
    return { personId: null };
  },

  state: (tx, { document, from }, { actionId }) =>
    documentState(tx, { document, days: [localDate(from)], actionId }),

  async prepare(tx, { document, from }, { today }, before) {
    const day = localDate(from);
    const found = (await findVersionsOf(tx, document)).find((version) => version.from === day);
    if (!found || day <= today) return { after: before, lines: [], refusal: say('notPlanned') };
    const notified = await countAnnounced(tx, `${found.from}:${found.actionId}`);
    return {
      after: { days: { [day]: null } },
      lines: [
        { label: 'document', before: say('day', { day }), after: say(document) },
        ...(notified === 0
          ? []
          : [{ label: 'told' as const, before: null, after: say('told', notified) }]),
      ],
    };
  },

  perform: (tx, { document, from }, { today, now }) =>
    takeBack(tx, { document, from: localDate(from), today, now }),

  undo: (tx, { document }, act) => bringBackVersions(tx, document, act),
});
