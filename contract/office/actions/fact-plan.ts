import { z } from 'zod';
import { LANGUAGES } from '../../../domain/base/language.ts';
import { recordOf } from '../../../domain/base/record-of.ts';
import { LOG_LEVELS } from '../../../domain/logging/log-level.ts';
import { METHODS } from '../../../domain/payment/offered-method.ts';
import { WORDS_LENGTH } from '../../../domain/scheme/fact-plan.ts';
import {
  FACT_TOPICS,
  type Fact,
  type FactValues,
  SITE_TOPICS,
  type SiteTopic,
} from '../../../domain/scheme/fact-topics.ts';
import { LOGO_SIDE } from '../../../domain/scheme/logo.ts';
import { HEX_COLOUR } from '../../../domain/scheme/look.ts';
import {
  MEASURERS,
  SEARCH_TITLE_LENGTH,
  TRACKING_URL_LENGTH,
} from '../../../domain/scheme/site-facts.ts';
import { LIMIT_NAMES } from '../../../domain/scheme/topic/limits.ts';
import { BANNER_KINDS, SWITCHES } from '../../../domain/scheme/topic/offers.ts';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

/** Generous limits: the rule reports the real ones. */
const limit = z.int().min(0).max(1_000_000_000);
const line = text(WORDS_LENGTH).trim();
const words = z.object({ fi: line, sv: line, en: line });

const logoSide = z.int().min(1).max(LOGO_SIDE.most);
const searchTitle = text(SEARCH_TITLE_LENGTH).trim();
const colour = z.string().regex(HEX_COLOUR);

/** The value of each topic. */
const values: { [Topic in SiteTopic]: z.ZodType<FactValues[Topic]> } = {
  limits: z.object(recordOf(LIMIT_NAMES, () => limit)),
  takenGifts: z.object({ giftsStay: z.boolean() }),
  languages: z.object({ languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length) }),
  colours: z.object({
    /** Null: default value. */
    colours: z.object({ night: colour, light: colour }).nullable(),
  }),
  logo: z.object({
    /** Null: the product's logo. */
    logo: z.object({ id: z.uuid(), width: logoSide, height: logoSide }).nullable(),
  }),
  search: z.object({
    /** Null: default value. */
    search: z
      .object({
        title: z.object({ fi: searchTitle, sv: searchTitle, en: searchTitle }),
        description: words,
      })
      .nullable(),
  }),
  tracking: z.object({
    /** Null: the value from the environment settings. */
    tracking: z
      .object({ kind: z.enum(MEASURERS), id: text(40), url: text(TRACKING_URL_LENGTH) })
      .nullable(),
  }),
  logging: z.object({ logging: z.object({ enabled: z.boolean(), level: z.enum(LOG_LEVELS) }) }),
};

const methodFact = z
  .object({
    topic: z.enum(METHODS),
    value: z.object({ isOffered: z.boolean(), notice: words.nullable() }),
  })
  .meta({ id: 'MethodFact' });

const switchFact = z.object({ topic: z.enum(SWITCHES), value: z.object({ isOpen: z.boolean() }) });

const bannerFact = z.object({
  topic: z.literal('banner'),
  value: z.object({
    /** Null: none from that day on. */
    banner: z.object({ kind: z.enum(BANNER_KINDS), isClosable: z.boolean(), words }).nullable(),
  }),
});

const siteFacts = SITE_TOPICS.map((topic) =>
  z.object({ topic: z.literal(topic), value: values[topic] }),
);

/** New value of a topic. */
export const fact = z
  .union([...siteFacts, methodFact, switchFact, bannerFact])
  .meta({ id: 'SchemeFact' }) as z.ZodType<Fact>;

export const planFactInput = z
  .object({
    fact,
    from: z.iso.date(),
    /** Last day; null: until a newer one starts. */
    until: z.iso.date().nullable(),
    /** Start day of the planned change that it replaces. */
    replaces: z.iso.date().nullable(),
  })
  .meta({ id: 'PlanFact' });
export const planMethodInput = planFactInput.extend({ fact: methodFact });
export const cancelFactInput = z.object({ topic: z.enum(FACT_TOPICS), from: z.iso.date() });

export const planFactCalls = actionCalls('planFact', planFactInput);
export const cancelFactCalls = actionCalls('cancelFact', cancelFactInput);
