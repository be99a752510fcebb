import { pathTo } from '../contract/pages.ts';
import type { HomeData } from './parts/home-data.ts';
import type { MuseumTown } from './parts/museum-towns.ts';
import type { LoadedPlace } from './platform/open-place.ts';

const SCHEMA = { '@context': 'https://schema.org' };

/** What search engines are told in their own words (schema.org): who sells, what it costs, which doors it opens. */
export function structuredData(loaded: LoadedPlace, origin: string): object[] {
  if (loaded.data === null) return [];
  switch (loaded.place.name) {
    case 'Home': {
      const { prices, museums } = loaded.data as HomeData;
      const offer = typeof prices === 'object' ? [product(loaded, origin, prices.annual)] : [];
      return [organisation(loaded, origin), ...offer, ...museumList(museums)];
    }
    case 'Museums':
      return museumList((loaded.data as { museums: MuseumTown[] }).museums);
    default:
      return [];
  }
}

function organisation({ scheme }: LoadedPlace, origin: string): object {
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

function product({ scheme, texts, place }: LoadedPlace, origin: string, euros: number): object {
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
