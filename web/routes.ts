import { LANGUAGES, type Language } from '../domain/base/language.ts';
import { fillPattern, matchPattern, type PathParams } from './platform/path-pattern.ts';
import type { Route } from './platform/route.ts';

/** Every named page. Code links to the names; only this table knows the addresses. */
export const ROUTES = {
  Home: { screen: 'home', paths: { fi: '/', sv: '/sv', en: '/en' } },
  Buy_Museum_Card: {
    screen: 'not-open-yet',
    paths: {
      fi: '/osta/itselle/:recordId?',
      sv: '/sv/kop/at-mig/:recordId?',
      en: '/en/buy/for-me/:recordId?',
    },
    needsLogin: true,
  },
  Gift: { screen: 'not-open-yet', paths: { fi: '/lahja', sv: '/sv/gava', en: '/en/gift' } },
  Gift_Digital: {
    screen: 'not-open-yet',
    paths: { fi: '/lahja/digilahja', sv: '/sv/gava/digital', en: '/en/gift/digital' },
  },
  Gift_Envelope: {
    screen: 'not-open-yet',
    paths: { fi: '/lahja/lahjakuori', sv: '/sv/gava/kuvert', en: '/en/gift/envelope' },
  },
  Company_Order: {
    screen: 'not-open-yet',
    paths: { fi: '/yrityksille', sv: '/sv/foretag', en: '/en/companies' },
  },
  Activate_Card: {
    screen: 'not-open-yet',
    paths: { fi: '/aktivoi', sv: '/sv/aktivera', en: '/en/activate' },
  },
  My_Museum_Card: {
    screen: 'not-open-yet',
    paths: { fi: '/oma', sv: '/sv/mitt', en: '/en/my' },
    needsLogin: true,
  },
  Not_Found: {
    screen: 'not-found',
    paths: { fi: '/ei-loydy', sv: '/sv/hittas-inte', en: '/en/not-found' },
    status: 404,
    unlisted: true,
  },
} as const satisfies Record<string, Route>;

export type PageName = keyof typeof ROUTES;

export type Match = { name: PageName; language: Language; params: PathParams };

export function pageOf(name: PageName): Route {
  return ROUTES[name];
}

export function pageNames(): PageName[] {
  return Object.keys(ROUTES) as PageName[];
}

export function matchPath(path: string): Match | null {
  for (const name of pageNames()) {
    for (const language of LANGUAGES) {
      const params = matchPattern(pageOf(name).paths[language], path);
      if (params) return { name, language, params };
    }
  }
  return null;
}

export function pathTo(name: PageName, language: Language, params?: PathParams): string {
  return fillPattern(pageOf(name).paths[language], params);
}

/** The language of an address that no page has, told by its first part. */
export function languageOfPath(path: string): Language {
  const first = path.split('/')[1];
  return LANGUAGES.find((language) => language === first) ?? 'fi';
}
