import { pathTo } from '../contract/page/pages.ts';
import { fromEuros, toDecimal } from '../domain/base/cents.ts';
import type { Language } from '../domain/base/language.ts';
import { logoPath } from '../domain/scheme/logo.ts';
import type { MuseumData } from './parts/museum/museum-data.ts';
import type { LoadedPage } from './platform/loaded-page.ts';
import type { HomeData } from './screens/home/home-data.ts';

const SCHEMA = { '@context': 'https://schema.org' };

/** Structured data for search engines (schema.org): seller, price, and on its page a museum. */
export function structuredData(loaded: LoadedPage, origin: string): object[] {
  if (loaded.data === null) return [];
  switch (loaded.place.name) {
    case 'Home': {
      const { prices } = loaded.data as HomeData;
      const offer = typeof prices === 'object' ? [product(loaded, origin, prices.annual)] : [];
      return [organisation(loaded, origin), ...offer];
    }
    case 'Museum':
      return [oneMuseum(loaded.data as MuseumData, loaded.place.language, origin)];
    default:
      return [];
  }
}

function organisation({ scheme }: LoadedPage, origin: string): object {
  return {
    ...SCHEMA,
    '@type': 'Organization',
    name: scheme.organisation,
    url: `${origin}/`,
    logo: `${origin}${scheme.facts.logo ? logoPath(scheme.facts.logo.id, '512') : '/favicon.svg'}`,
    email: scheme.serviceEmail,
    telephone: scheme.servicePhone,
    address: scheme.address,
    taxID: scheme.businessId,
  };
}

function product({ scheme, texts, place }: LoadedPage, origin: string, euros: number): object {
  return {
    ...SCHEMA,
    '@type': 'Product',
    name: scheme.product.nominative,
    description: texts.description,
    image: `${origin}/share.jpg`,
    offers: {
      '@type': 'Offer',
      price: toDecimal(fromEuros(euros)),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: origin + pathTo('Home', place.language),
      seller: { '@type': 'Organization', name: scheme.organisation },
    },
  };
}

function oneMuseum({ museum, details }: MuseumData, language: Language, origin: string): object {
  const { slug, name, town, latitude, longitude, website, picture } = museum;
  const { street, zip, description, phone, week } = details;
  return {
    ...SCHEMA,
    '@type': 'Museum',
    name,
    url: origin + pathTo('Museum', language, { slug }),
    image: origin + picture,
    ...(description && { description }),
    ...(website && { sameAs: website }),
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(zip && { postalCode: zip }),
      addressLocality: town,
      addressCountry: 'FI',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(week.length > 0 && { openingHours: week.flatMap(weekdaysOpen) }),
  };
}

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** In schema.org format: `Tu-Fr 10:00-18:00`. */
function weekdaysOpen({ from, to, spans }: MuseumData['details']['week'][number]): string[] {
  const days = from === to ? WEEKDAYS[from - 1] : `${WEEKDAYS[from - 1]}-${WEEKDAYS[to - 1]}`;
  return spans.map(({ opens, closes }) => `${days} ${opens}-${closes}`);
}
