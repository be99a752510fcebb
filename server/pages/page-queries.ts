import type { PageScheme } from '../../contract/page/page-render.ts';
import { type ProductForms, withProduct } from '../../domain/base/fill.ts';
import { LANGUAGES, type Language } from '../../domain/base/language.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { CardFacts } from '../../domain/card/card-state.ts';
import { SHIPPED_VERSION } from '../../domain/document/document.ts';
import type { DatedFact } from '../../domain/scheme/fact-topics.ts';
import type { OpeningFacts } from '../../domain/scheme/opening-fields.ts';
import { factOn, pageFactsOn } from '../../domain/scheme/scheme-facts.ts';
import { schemeToBe } from '../../domain/scheme/scheme-to-be.ts';
import { SWITCHES } from '../../domain/scheme/topic/offers.ts';
import { CARD_FACTS, type FactsRow, factsOf } from '../card/card-facts.ts';
import type { Database } from '../db/database.ts';
import { termsOn } from '../document/accepted-terms.ts';
import { TERMS_DAYS } from '../platform/document/document-queries.ts';
import { findOpeningFacts } from '../platform/http/opening-queries.ts';
import { bannerOn } from '../scheme/banner.ts';
import { asStored, FACTS_AS_JSON, type FactOverlay, wholeFacts } from '../scheme/fact-queries.ts';
import { pauseOn } from '../scheme/pause.ts';
import type { Settings } from '../settings/settings.ts';

type Row = {
  product_forms: Record<Language, ProductForms>;
  conditions_url: Record<Language, string>;
  conditions_version: string;
  terms_days: string[];
  delivery_weeks: string;
  service_email: string;
  service_phone: string;
  service_hours: Record<Language, string>;
  seller_name: string;
  seller_business_id: string;
  seller_address: string;
  home_titles: Partial<Record<Language, string>> | null;
  facts: readonly DatedFact[];
};

export async function findPageSchemes(
  db: Database,
  asked: Pick<Settings, 'publicUrl' | 'plasticCountries'> & {
    day: LocalDate;
    layOver?: FactOverlay;
  },
): Promise<Record<Language, PageScheme>> {
  const { publicUrl, plasticCountries, day, layOver = asStored } = asked;
  const { rows } = await db.query<Row>(
    `select product_forms, conditions_url, conditions_version, delivery_weeks, service_email, service_phone,
            service_hours, seller_name, seller_business_id,
            concat(seller_street_address, ', ', seller_zip_code, ' ', seller_city) as seller_address,
            (select jsonb_object_agg(language, title) from seo_property
              where record_id = 'home') as home_titles,
            ${TERMS_DAYS} as terms_days,
            ${FACTS_AS_JSON} as facts
       from scheme`,
  );
  const found = rows[0];
  if (!found) return closedSchemes(await findOpeningFacts(db), { plasticCountries, day });
  const row = { ...found, facts: layOver(wholeFacts(found.facts)) };
  const inLanguage = (language: Language): PageScheme => ({
    product: row.product_forms[language],
    organisation: row.seller_name,
    businessId: row.seller_business_id,
    serviceEmail: row.service_email,
    servicePhone: row.service_phone,
    serviceHours: row.service_hours[language],
    address: row.seller_address,
    deliveryWeeks: row.delivery_weeks,
    plasticCountries,
    ...homeWords(row, day, language),
    termsUrl: otherHost(row.conditions_url[language].replace('{host}', publicUrl), publicUrl),
    termsVersion: termsOn(
      { conditionsVersion: row.conditions_version, termsDays: row.terms_days.map(localDate) },
      day,
    ),
    facts: pageFactsOn(row.facts, day, language),
    banner: bannerOn(row.facts, { day, language }),
    paused: Object.fromEntries(
      SWITCHES.flatMap((topic) => {
        const pause = pauseOn(row.facts, topic, { day, language });
        return pause ? [[topic, pause]] : [];
      }),
    ),
  });
  const entries = LANGUAGES.map((language) => [language, inLanguage(language)]);
  return Object.fromEntries(entries) as Record<Language, PageScheme>;
}

/** In the upcoming name of the scheme. */
function closedSchemes(
  facts: OpeningFacts,
  { plasticCountries, day }: Pick<Settings, 'plasticCountries'> & { day: LocalDate },
): Record<Language, PageScheme> {
  const { productForms, seller, ...service } = schemeToBe(facts);
  const inLanguage = (language: Language): PageScheme => ({
    product: productForms[language],
    organisation: seller.name,
    businessId: seller.businessId,
    serviceEmail: service.serviceEmail,
    servicePhone: service.servicePhone,
    serviceHours: service.serviceHours[language],
    address: seller.streetAddress,
    deliveryWeeks: service.deliveryWeeks,
    plasticCountries,
    homeTitle: null,
    termsUrl: null,
    termsVersion: SHIPPED_VERSION,
    facts: pageFactsOn([], day, language),
    banner: null,
    paused: {},
    isClosed: true,
  });
  return { fi: inLanguage('fi'), sv: inLanguage('sv'), en: inLanguage('en') };
}

/** Set by the office, or else taken from the front page's SEO record. */
function homeWords(row: Row, day: LocalDate, language: Language) {
  const { search } = factOn(row.facts, 'search', day);
  return search
    ? { homeTitle: search.title[language], homeDescription: search.description[language] }
    : { homeTitle: titleIn(row, language) };
}

function titleIn({ home_titles, product_forms }: Row, language: Language): string | null {
  const title = home_titles?.[language];
  return title ? withProduct(title, product_forms[language]) : null;
}

function otherHost(url: string, publicUrl: string): string | null {
  return url.startsWith(`${publicUrl}/`) ? null : url;
}

export type PersonCard = CardFacts & {
  hasPlan: boolean;
  startsOn: LocalDate | null;
  hasUnpaidInstalment: boolean;
  isDiaryHidden: boolean;
  lastVisitOn: LocalDate | null;
};

/** The account's card, and what the page should show first. */
export async function findPersonCard(db: Database, accountId: string): Promise<PersonCard | null> {
  const { rows } = await db.query<
    FactsRow & {
      startsOn: string | null;
      hasPlan: boolean;
      hasUnpaidInstalment: boolean;
      isDiaryHidden: boolean;
      lastVisitOn: string | null;
    }
  >(
    `select ${CARD_FACTS}, validity.starts_on::text as "startsOn",
            exists (select from monthly_contract
                     where card_id = card.id and failing_since is not null
                       and withdrawn_at is null) as "hasUnpaidInstalment",
            exists (select from monthly_contract
                     where account_id = $1 and withdrawn_at is null) as "hasPlan",
            exists (select from hidden_diary where card_id = card.id) as "isDiaryHidden",
            (select max(visited_on)::text from visit where card_id = card.id) as "lastVisitOn"
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
      where card.holder_account_id = $1`,
    [accountId],
  );
  const row = rows[0];
  if (!row) return null;
  const { startsOn, lastVisitOn, hasPlan, hasUnpaidInstalment, isDiaryHidden } = row;
  return {
    ...factsOf(row),
    startsOn: startsOn === null ? null : localDate(startsOn),
    hasPlan,
    hasUnpaidInstalment,
    isDiaryHidden,
    lastVisitOn: lastVisitOn === null ? null : localDate(lastVisitOn),
  };
}
