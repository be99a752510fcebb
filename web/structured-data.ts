import { pathTo } from '../contract/pages.ts';
import type { Language } from '../domain/base/language.ts';
import type { ListedMuseum, MuseumData, MuseumsData } from './parts/museum/museum-data.ts';
import type { LoadedPage } from './platform/loaded-page.ts';
import type { HomeData, MuseumTown } from './screens/home/home-data.ts';

const SCHEMA = { '@context': 'https://schema.org' };

/** Structured data for search engines (schema.org): seller, price and museums. */
export function structuredData(loaded: LoadedPage, origin: string): object[] {
  if (loaded.data === null) return [];
  switch (loaded.place.name) {
    case 'Home': {
      const { prices, museums } = loaded.data as HomeData;
      const offer = typeof prices === 'object' ? [product(loaded, origin, prices.annual)] : [];
      return [organisation(loaded, origin), ...offer, ...museumList(museums)];
    }
    case 'Museums':
      return directory((loaded.data as MuseumsData).museums, loaded.place.language, origin);
    case 'Museum':
      return [oneMuseum((loaded.data as MuseumData).museum, loaded.place.language, origin)];
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
    logo: `${origin}/favicon.svg`,
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
      price: euros.toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: origin + pathTo('Home', place.language),
      seller: { '@type': 'Organization', name: scheme.organisation },
    },
  };
}

function directory(museums: ListedMuseum[], language: Language, origin: string): object[] {
  if (museums.length === 0) return [];
  const itemListElement = museums.map(({ slug, name, town }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Museum',
      name,
      url: origin + pathTo('Museum', language, { slug }),
      address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: 'FI' },
    },
  }));
  return [{ ...SCHEMA, '@type': 'ItemList', itemListElement }];
}

function oneMuseum(museum: ListedMuseum, language: Language, origin: string): object {
  const { slug, name, town, latitude, longitude, website } = museum;
  return {
    ...SCHEMA,
    '@type': 'Museum',
    name,
    url: origin + pathTo('Museum', language, { slug }),
    ...(website && { sameAs: website }),
    address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: 'FI' },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}

function museumList(towns: MuseumTown[]): object[] {
  if (towns.length === 0) return [];
  const museums = towns.flatMap(({ town, museums: names }) =>
    names.map((name) => ({ town, name })),
  );
  return [
    {
      ...SCHEMA,
      '@type': 'ItemList',
      itemListElement: museums.map(({ town, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Museum',
          name,
          address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: 'FI' },
        },
      })),
    },
  ];
}
