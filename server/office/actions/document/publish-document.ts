import type { z } from 'zod';
import type { publishDocumentInput } from '../../../../contract/office/actions/document.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { earlier, type LocalDate, localDate } from '../../../../domain/base/local-date.ts';
import { versionOn } from '../../../../domain/document/document.ts';
import {
  announcedOn,
  type Publishing,
  publishFault,
} from '../../../../domain/document/publishing.ts';
import type { Transaction } from '../../../db/database.ts';
import { clearDraft, findDraft, findEdition, saveDraft } from '../../../document/draft-queries.ts';
import { findWordsRules } from '../../../document/words-rules.ts';
import { countAnnounced } from '../../../letter/terms/announce-terms-queries.ts';
import {
  findVersions,
  insertVersion,
  lockDocuments,
} from '../../../platform/document/document-queries.ts';
import { factsOn, shippedWords } from '../../../platform/document/shipped-documents.ts';
import { defineAction } from '../define-action.ts';
import { plannedState, touchedDays } from '../plan-state.ts';
import { publishFaultText, publishingLines } from './document-lines.ts';
import {
  bringBackVersions,
  contentOf,
  documentState,
  findVersionsOf,
  takeBack,
} from './document-plan-state.ts';

type Input = z.output<typeof publishDocumentInput>;

const daysOf = ({ from, replaces }: Input) => ({
  from: localDate(from),
  replaces: replaces === null ? null : localDate(replaces),
});

/** Publishes the draft of the terms or the privacy statement as a version from a given day. */
export const publishDocument = defineAction<'publishDocument', Input>({
  kind: 'publishDocument',

  begins(input) {
    const { from, replaces } = daysOf(input);
    return touchedDays(from, replaces).reduce(earlier);
  },

  async lock(tx) {
    await lockDocuments(tx);
    return { personId: null };
  },

  state(tx, input, { actionId }) {
    const { from, replaces } = daysOf(input);
    const days = touchedDays(from, replaces);
    return documentState(tx, { document: input.document, days, actionId });
  },

  async prepare(tx, input, { today }, before) {
    const plan = await findPlan(tx, input, today);
    if (!plan) return { after: before, lines: [], refusal: say('draftChanged') };
    const { document, from, replaces } = plan;
    const versions = await findVersionsOf(tx, document);
    const shipped = shippedWords(document);
    const rules = await findWordsRules(tx, document);
    const fault = publishFault(plan, { versions, shipped, today }, rules);
    if (fault) return { after: before, lines: [], refusal: publishFaultText(fault, plan.words) };
    const replaced = versions.find((version) => version.from === replaces);
    const others = versions.filter((version) => version !== replaced && version.from < from);
    return {
      after: plannedState(before, plan, contentOf(plan)),
      lines: publishingLines({
        plan,
        before: versionOn(others, from)?.words ?? shipped,
        told: replaced ? await countAnnounced(tx, `${replaced.from}:${replaced.actionId}`) : 0,
      }),
    };
  },

  async perform(tx, input, { actionId, today, now, user }) {
    const plan = await findPlan(tx, input, today);
    if (!plan) throw new Error('the draft is gone behind its lock');
    const { document, replaces, from } = plan;
    if (replaces !== null) await takeBack(tx, { document, from: replaces, today, now });
    const facts = factsOn(document, from);
    await insertVersion(tx, { ...plan, facts, announcedOn: announcedOn(today), actionId });
    const { edition } = input;
    await clearDraft(tx, { document, edition, memberId: user.accountId, now });
  },

  /** The text becomes the draft again unless a colleague has begun another. */
  async undo(tx, { document, replaces }, act) {
    const undone = (await findVersions(tx)).find(({ actionId }) => actionId === act.actionId);
    await bringBackVersions(tx, document, act);
    if (!undone || (await findDraft(tx, document, act.today))) return;
    const { edition } = await findEdition(tx, document);
    await saveDraft(tx, {
      document,
      words: undone.words,
      replaces: replaces === null ? null : localDate(replaces),
      edition,
      memberId: act.user.accountId,
      now: act.now,
    });
  },
});

/** Null when a colleague has saved or published another draft. */
async function findPlan(
  tx: Transaction,
  input: Input,
  today: LocalDate,
): Promise<Publishing | null> {
  const { document, edition, effect, summary } = input;
  const draft = await findDraft(tx, document, today);
  if (draft?.edition !== edition || draft.replaces !== daysOf(input).replaces) return null;
  const told = effect === 'quiet' ? { fi: [], sv: [], en: [] } : summary;
  return { document, ...daysOf(input), effect, summary: told, words: draft.words };
}
