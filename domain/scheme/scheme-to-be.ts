import type { ProductForms } from '../base/fill.ts';
import type { Language } from '../base/language.ts';
import type { OpeningFacts } from './opening-fields.ts';

/** As the scheme's row holds them; empty where nobody has typed anything yet. */
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

/** Until somebody has given it a name, it is a card. */
const NAMELESS = { fi: 'Kortti', sv: 'Kort', en: 'Card' };

export function schemeToBe(facts: OpeningFacts): SchemeToBe {
  const of = (field: keyof OpeningFacts) => (facts[field] ?? '').trim();
  return {
    productForms: {
      fi: {
        nominative: of('fiNominative') || NAMELESS.fi,
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
        nominative: of('svNominative') || of('fiNominative') || NAMELESS.sv,
        def: of('svDef'),
        defgen: of('svDefgen'),
      },
      en: {
        nominative: of('enNominative') || of('fiNominative') || NAMELESS.en,
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
    serviceHours: { fi: of('hoursFi'), sv: of('hoursSv'), en: of('hoursEn') },
    deliveryWeeks: of('deliveryWeeks'),
  };
}
