import type { z } from 'zod';
import type { rewordTextInput } from '../../../../contract/office/actions/reword-text.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { type TextPlan, textChanges, textPlanFault } from '../../../../domain/wording/text-plan.ts';
import type { Transaction } from '../../../db/database.ts';
import { type CataloguedText, findCatalogue } from '../../../wording/text-catalogue.ts';
import { deleteDrafts } from '../../../wording/text-draft-queries.ts';
import {
  findStoredTextsOf,
  insertText,
  lockTexts,
  restoreText,
  type StoredText,
  takeBackTexts,
} from '../../../wording/text-override-queries.ts';
import { findTextRules } from '../../../wording/text-rules-of.ts';
import { type Act, defineAction, type State } from '../define-action.ts';
import { describeFault, describeTexts } from './reword-lines.ts';

type Input = z.output<typeof rewordTextInput>;
/** The stored rewording of that day by language; `by` is the action that wrote it. */
type Stored = { text: string | null; by: string };
type TextState = { rows: Partial<Record<Language, Stored | null>> };

/** Stands for the action id, which a preview does not have. */
const THIS_ACTION = 'this';

const planOf = ({ from, texts }: Input): TextPlan => {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  return { from: localDate(from), texts: Object.fromEntries(given) };
};

/** Rewords a text of the product from a day on, or restores the shipped one. */
export const rewordText = defineAction<'rewordText', Input>({
  kind: 'rewordText',

  async lock(tx, { key }) {
    await lockTexts(tx);
    return (await findCatalogue()).has(key) ? { personId: null } : null;
  },

  async state(tx, input, { actionId }) {
    return stateOf(await findStoredTextsOf(tx, input.key), planOf(input), actionId);
  },

  async prepare(tx, input, { today }, before) {
    const plan = planOf(input);
    const text = await textOf(input);
    const rows = await findStoredTextsOf(tx, input.key);
    const rulesOf = await findTextRules(tx, text.shipped);
    const fault = textPlanFault(rows, plan, { today, rulesOf });
    if (fault) return { after: before, lines: [], refusal: describeFault(fault) };
    const changes = textChanges(rows, plan, text.shipped);
    const changed = changes.map(({ language, text: next, isKept }) => [
      language,
      isKept ? { text: next, by: THIS_ACTION } : null,
    ]);
    return {
      after: { rows: { ...(before as TextState).rows, ...Object.fromEntries(changed) } },
      lines: describeTexts({ text, rows, plan, changes, today }),
    };
  },

  async perform(tx, input, { actionId, now, user }) {
    const plan = planOf(input);
    const { shipped } = await textOf(input);
    const rows = await findStoredTextsOf(tx, input.key);
    for (const { language, text, isKept } of textChanges(rows, plan, shipped)) {
      const gone = rowsAt(rows, plan).filter((row) => row.language === language);
      await takeBackTexts(
        tx,
        gone.map(({ id }) => id),
        now,
      );
      const row = { key: input.key, language, text, validFrom: plan.from, actionId };
      if (isKept) await insertText(tx, { ...row, shipped: shipped[language] });
    }
    await deleteDrafts(tx, { memberId: user.accountId, key: input.key });
  },

  undo: restoreTexts,
});

async function textOf({ key }: Input): Promise<CataloguedText> {
  const found = (await findCatalogue()).get(key);
  if (!found) throw new Error(`no such text: ${key}`);
  return found;
}

const rowsAt = (rows: readonly StoredText[], { from, texts }: TextPlan) =>
  rows.filter(({ validFrom, language }) => validFrom === from && Object.hasOwn(texts, language));

/** Only the affected day and languages: plans for other days do not block the undo. */
function stateOf(rows: readonly StoredText[], plan: TextPlan, actionId: string | null): TextState {
  const stored = rowsAt(rows, plan).map(({ language, text, actionId: writer }) => [
    language,
    { text, by: writer === actionId ? THIS_ACTION : writer },
  ]);
  const none = Object.keys(plan.texts).map((language) => [language, null]);
  return { rows: Object.fromEntries([...none, ...stored]) };
}

async function restoreTexts(
  tx: Transaction,
  input: Input,
  { now, before }: Act & { before: State },
): Promise<void> {
  const plan = planOf(input);
  const { rows } = before as TextState;
  const { rows: after } = stateOf(await findStoredTextsOf(tx, input.key), plan, null);
  for (const row of rowsAt(await findStoredTextsOf(tx, input.key), plan)) {
    const kept = rows[row.language];
    if (kept?.by !== row.actionId) await takeBackTexts(tx, [row.id], now);
  }
  for (const [language, kept] of Object.entries(rows) as [Language, Stored | null][]) {
    if (!kept || kept.by === after[language]?.by) continue;
    await restoreText(tx, { key: input.key, language, validFrom: plan.from, actionId: kept.by });
  }
}
