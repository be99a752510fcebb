import { z } from 'zod';
import { LANGUAGES } from '../../../domain/base/language.ts';
import { LOG_LEVELS } from '../../../domain/logging/log-level.ts';
import { METHODS } from '../../../domain/payment/offered-method.ts';
import { WORDS_LENGTH } from '../../../domain/scheme/fact-plan.ts';
import { BANNER_KINDS, FACT_TOPICS, SWITCHES } from '../../../domain/scheme/fact-topics.ts';
import { LOGO_SIDE } from '../../../domain/scheme/logo.ts';
import { HEX_COLOUR } from '../../../domain/scheme/look.ts';
import {
  MEASURERS,
  SEARCH_TITLE_LENGTH,
  TRACKING_URL_LENGTH,
} from '../../../domain/scheme/site-facts.ts';
import { text } from '../../call/wire-values.ts';
import { actionCalls } from '../action.ts';

/** Generous limits: the rule reports the real ones. */
const limit = z.int().min(0).max(1_000_000_000);
const line = text(WORDS_LENGTH).trim();
const words = z.object({ fi: line, sv: line, en: line });

const logoSide = z.int().min(1).max(LOGO_SIDE.most);
const searchTitle = text(SEARCH_TITLE_LENGTH).trim();
const colour = z.string().regex(HEX_COLOUR);

const methodFact = z
  .object({
    topic: z.enum(METHODS),
    value: z.object({ isOffered: z.boolean(), notice: words.nullable() }),
  })
  .meta({ id: 'MethodFact' });

/** New value of a topic. */
export const fact = z
  .union([
    z.object({
      topic: z.literal('limits'),
      value: z.object({
        companyUnits: limit,
        giftsInOrder: limit,
        invoiceMost: limit,
        addressOver: limit,
        firstLetter: limit,
        secondLetter: limit,
        lastLetter: limit,
      }),
    }),
    z.object({
      topic: z.literal('takenGifts'),
      value: z.object({ giftsStay: z.boolean() }),
    }),
    z.object({
      topic: z.literal('languages'),
      value: z.object({ languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length) }),
    }),
    z.object({
      topic: z.literal('colours'),
      value: z.object({
        /** Null: default value. */
        colours: z.object({ night: colour, light: colour }).nullable(),
      }),
    }),
    z.object({
      topic: z.literal('logo'),
      value: z.object({
        /** Null: the product's logo. */
        logo: z.object({ id: z.uuid(), width: logoSide, height: logoSide }).nullable(),
      }),
    }),
    z.object({
      topic: z.literal('search'),
      value: z.object({
        /** Null: default value. */
        search: z
          .object({
            title: z.object({ fi: searchTitle, sv: searchTitle, en: searchTitle }),
            description: words,
          })
          .nullable(),
      }),
    }),
    z.object({
      topic: z.literal('tracking'),
      value: z.object({
        /** Null: the value from the environment settings. */
        tracking: z
          .object({ kind: z.enum(MEASURERS), id: text(40), url: text(TRACKING_URL_LENGTH) })
          .nullable(),
      }),
    }),
    z.object({
      topic: z.literal('logging'),
      value: z.object({ logging: z.object({ enabled: z.boolean(), level: z.enum(LOG_LEVELS) }) }),
    }),
    methodFact,
    z.object({ topic: z.enum(SWITCHES), value: z.object({ isOpen: z.boolean() }) }),
    z.object({
      topic: z.literal('banner'),
      value: z.object({
        /** Null: none from that day on. */
        banner: z.object({ kind: z.enum(BANNER_KINDS), isClosable: z.boolean(), words }).nullable(),
      }),
    }),
  ])
  .meta({ id: 'SchemeFact' });

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
