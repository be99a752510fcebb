import type { ProductForms } from '../base/fill.ts';
import { type Language, spokenOf } from '../base/language.ts';
import {
  isFieldRequired,
  type OpeningFacts,
  type OpeningField,
  openingLanguages,
} from './opening-fields.ts';

/** As in the scheme's row; empty until filled in. */
export type SchemeToBe = {
  productForms: Record<Language, ProductForms>;
  seller: {
    name: string;
    businessId: string;
    streetAddress: string;
    zipCode: string;
    city: string;
  };
  serviceEmail: string;
  servicePhone: string;
  serviceHours: Record<Language, string>;
  deliveryWeeks: string;
};

/** Default name until one is given. */
const NAMELESS = { fi: 'Kortti', sv: 'Kort', en: 'Card' };

/** Texts for each language; a missing language falls back to the first one. */
export function inLanguages(facts: OpeningFacts, of: (language: Language) => string) {
  const spoken = openingLanguages(facts);
  const say = (language: Language) => of(spokenOf(spoken, language));
  return { fi: say('fi'), sv: say('sv'), en: say('en') };
}

const HOURS = { fi: 'hoursFi', sv: 'hoursSv', en: 'hoursEn' } as const;

export function schemeToBe(facts: OpeningFacts): SchemeToBe {
  const of = (field: OpeningField) =>
    isFieldRequired(field, facts) ? (facts[field] ?? '').trim() : '';
  const names = inLanguages(facts, (language) => of(`${language}Nominative`));
  return {
    productForms: {
      fi: {
        nominative: names.fi || NAMELESS.fi,
        gen: of('fiGen'),
        par: of('fiPar'),
        ill: of('fiIll'),
        ine: of('fiIne'),
        ela: of('fiEla'),
        ade: of('fiAde'),
        all: of('fiAll'),
        abl: of('fiAbl'),
      },
      sv: {
        nominative: names.sv || names.fi || NAMELESS.sv,
        def: of('svDef'),
        defgen: of('svDefgen'),
      },
      en: {
        nominative: names.en || names.fi || NAMELESS.en,
        low: of('enLow'),
      },
    },
    seller: {
      name: of('sellerName'),
      businessId: of('businessId'),
      streetAddress: of('streetAddress'),
      zipCode: of('zipCode'),
      city: of('city'),
    },
    serviceEmail: of('serviceEmail'),
    servicePhone: of('servicePhone'),
    serviceHours: inLanguages(facts, (language) => of(HOURS[language])),
    deliveryWeeks: of('deliveryWeeks'),
  };
}
