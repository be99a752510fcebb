import type { officeMuseumCalls } from '../../../contract/office/museum-calls.ts';
import type { Language } from '../../../domain/base/language.ts';
import {
  addDays,
  earlier,
  helsinkiDay,
  type LocalDate,
  later,
  localDate,
} from '../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../domain/base/planned-day.ts';
import type { MuseumFacts, SomeFacts } from '../../../domain/museum/museum-facts.ts';
import { tidyMuseum } from '../../../domain/museum/tidy-museum.ts';
import { readOnlyPool } from '../../db/read-only.ts';
import { draftedPage } from '../../museum/drafted-page.ts';
import { findMuseumFacts } from '../../museum/museum-facts-queries.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { findPageRewording } from '../../wording/current-wording.ts';
import { addMuseum } from '../actions/museum/add-museum.ts';
import { editMuseum } from '../actions/museum/edit-museum.ts';
import { previewAction } from '../actions/perform-action.ts';

type Shown = Pick<typeof officeMuseumCalls, 'showEditedMuseum' | 'showAddedMuseum'>;

/** No id, so it matches no stored exhibition or picture. */
const NO_ID = '';
/** The text file of the visitors' page. */
const PAGE_TEXTS = 'museum';

/** Runs the action's own preview first, so that an invalid draft is refused with the same sentence. */
export const draftedMuseumAnswers: Answers<Shown, UserContext> = {
  async showEditedMuseum({ input, language, day }, context) {
    const { refusal } = await previewAction(context, editMuseum, input);
    const held = await findMuseumFacts(context.pool, input.museumId);
    const asked = { language, day, refusal };
    if (!held) return show(context, asked, null);
    const facts = { ...held.facts, ...tidyMuseum(input.now as SomeFacts) };
    const shownPictures = held.facts.pictures.map(({ id }) => id);
    return show(context, asked, { id: held.id, slug: held.slug, facts, shownPictures });
  },

  async showAddedMuseum({ input, language, day }, context) {
    const { refusal } = await previewAction(context, addMuseum, input);
    const facts = tidyMuseum(input.facts as MuseumFacts);
    const draft = { id: NO_ID, slug: input.slug, facts, shownPictures: [] };
    return show(context, { language, day, refusal }, draft);
  },
};

type Preview = Awaited<ReturnType<typeof previewAction>>;
type PreviewQuery = { language: Language; day: string | undefined; refusal: Preview['refusal'] };
type Draft = { id: string; slug: string; facts: MuseumFacts; shownPictures: string[] };

async function show(context: UserContext, asked: PreviewQuery, draft: Draft | null) {
  const { language, refusal } = asked;
  const pool = readOnlyPool(context.pool);
  const day = dayOf(
    asked.day ?? draft?.facts.membership.joinedOn,
    helsinkiDay(context.clock.now()),
  );
  const { productForms } = await findScheme(pool);
  const reworded = await findPageRewording(context, { file: PAGE_TEXTS, language, version: '' });
  return {
    refusal,
    day,
    page:
      refusal || !draft
        ? null
        : await draftedPage(pool, {
            draft,
            shownPictures: draft.shownPictures,
            language,
            today: day,
          }),
    product: productForms[language],
    reworded: reworded === undefined ? {} : { page: reworded },
  };
}

/** Never a past day or one beyond the planning limit. */
function dayOf(asked: string | undefined, today: LocalDate): LocalDate {
  if (asked === undefined) return today;
  return earlier(later(localDate(asked), today), addDays(today, PLAN_DAYS));
}
