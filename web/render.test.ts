import { describe, expect, test } from 'vitest';
import type { PageRequest, PageScheme, RenderedPage } from '../contract/page/page-render.ts';
import { type PageName, pathTo } from '../contract/page/pages.ts';
import { LANGUAGES } from '../domain/base/language.ts';
import { localDate } from '../domain/base/local-date.ts';
import type { Situation } from '../domain/my-card/situation.ts';
import { pageFactsOn } from '../domain/scheme/scheme-facts.ts';
import { renderErrorPage, renderPage } from './render.tsx';

const PRICES = {
  cardPersonalPrice: 79,
  cardPersonalMonthlyPrice: 6.9,
  cardPersonalMonthlyPriceTotal: 82.8,
};
const TOWNS = [
  { town: 'Espoo', museums: ['EMMA'] },
  { town: 'Turku', museums: ['Aboa </script> Vetus', 'Turun linna'] },
];
const MUSEUMS = TOWNS.flatMap(({ town, museums }) =>
  museums.map((name) => ({
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    town,
    latitude: 60.4,
    longitude: 22.2,
    ticketPrice: 16,
    website: null,
    isForChildren: name === 'EMMA',
    isStepFree: true,
    picture: {
      narrow: '/museum-drawings/v1/480/x.webp',
      small: '/museum-drawings/v1/x.webp',
      large: null,
    },
    hours: {
      day: '2026-11-15',
      kind: name === 'EMMA' ? 'closed' : 'open',
      spans: name === 'EMMA' ? [] : [{ opens: '10:00', closes: '18:00' }],
      isException: false,
      reason: null,
      next: { day: '2026-11-17', opens: '11:00' },
      lastEntryMinutes: null,
    },
    exhibitions: [{ name: 'Valon paino', beginsOn: '2026-01-01', endsOn: '2026-11-16' }],
  })),
);
const DETAILS = {
  street: 'Linnankatu 80',
  zip: '20100',
  description: null,
  phone: null,
  email: null,
  week: [
    { from: 1, to: 1, spans: [] },
    { from: 2, to: 7, spans: [{ opens: '10:00', closes: '18:00' }] },
  ],
  exceptions: [{ from: '2026-12-24', to: '2026-12-26', span: null, reason: 'joulu' }],
  exhibitions: [],
  charges: [{ name: 'Simulaattori', amount: 4 }],
  access: [{ fact: 'doorWidth', works: false, measure: 72 }],
  accessCheckedOn: '2026-09-03',
  ways: [{ kind: 'bus', text: 'Linja 1' }],
  pictures: [],
};

function museumOf(slug: string) {
  const museum = MUSEUMS.find((each) => each.slug === slug);
  if (!museum) throw Object.assign(new Error('none'), { status: 404 });
  return { museum, details: DETAILS, nearby: [{ ...MUSEUMS[0], kilometres: 1.5 }] };
}

const AINO = { firstName: 'Aino', emailAddress: 'aino@example.fi', role: 'customer' } as const;

function asking(url: string, changes: Partial<PageRequest> = {}): PageRequest {
  return {
    url,
    origin: 'https://kortti.example',
    transactionId: 'b7e4c1f0-5a7b-4d0e-9c53-1f5ac3d2a901',
    person: null,
    today: localDate('2026-11-15'),
    theme: 'system',
    consent: null,
    devPages: false,
    offlinePages: false,
    schemeIn: () => ({
      product: { nominative: 'Taide<passi>', gen: 'Taidepassin' },
      organisation: 'Yhdistys ry',
      businessId: '1234567-1',
      serviceEmail: 'apua@example.fi',
      servicePhone: '+358 9 000 0000',
      serviceHours: 'ma–pe 9–16',
      address: 'Katu 1, 00100 Helsinki',
      deliveryWeeks: '1–2',
      plasticCountries: ['FI'],
      homeTitle: null,
      termsUrl: null,
      termsVersion: '2026-11',
      facts: pageFactsOn([], localDate('2026-11-16'), 'fi'),
      paused: {},
      banner: null,
    }),
    seoTitle: async () => null,
    read: async (_, method, params) => {
      if (method === 'getMyCard') return { card: null };
      if (method === 'getMuseums') return TOWNS;
      if (method === 'getMuseumDirectory') return MUSEUMS;
      if (method === 'getMuseum') return museumOf((params as { slug: string }).slug);
      return PRICES;
    },
    ...changes,
  };
}

async function pageAt(url: string, changes?: Partial<PageRequest>): Promise<RenderedPage> {
  const answer = await renderPage(asking(url, changes));
  if (answer.kind !== 'page') throw new Error(`sent away to ${answer.location}`);
  return answer;
}

describe('a URL', () => {
  test.each([
    ['/', 200, 'fi'],
    ['/sv', 200, 'sv'],
    ['/en/help?x=1', 200, 'en'],
    ['/ei/ole', 404, 'fi'],
    ['/sv/inte', 404, 'sv'],
    ['/en/none/at/all', 404, 'en'],
    ['/%E0%A4%A', 404, 'fi'],
  ])('%s answers %i in %s', async (url, status, language) => {
    expect(await pageAt(url)).toMatchObject({ status, language });
  });

  const swedish = [
    {
      topic: 'languages' as const,
      value: { languages: ['sv', 'en'] as const },
      from: localDate('2026-01-01'),
      until: null,
    },
    {
      topic: 'monthly' as const,
      value: { isOpen: false },
      from: localDate('2026-01-01'),
      until: null,
    },
  ];
  const schemeIn = async (language: 'fi' | 'sv' | 'en') => ({
    ...(await asking('/').schemeIn(language)),
    facts: pageFactsOn(swedish, localDate('2026-11-15'), language),
  });

  test.each([
    ['/', '/sv'],
    ['/ohjeet?a=1', '/sv/hjalp?a=1'],
    ['/museot/emma', '/sv/museer/emma'],
  ])('%s in a language that the scheme lacks redirects to %s', async (url, location) => {
    expect(await renderPage(asking(url, { schemeIn }))).toEqual({ kind: 'redirect', location });
  });

  test('without a page answers 404 in the first language', async () => {
    expect(await pageAt('/ei/ole', { schemeIn })).toMatchObject({ status: 404, language: 'sv' });
    const broken = await renderErrorPage(asking('/museot', { schemeIn }));
    expect(broken.language).toBe('sv');
  });

  test('lists only the languages of the scheme, for search engines and in the menu', async () => {
    const { head, html } = await pageAt('/en/help', { schemeIn });
    expect(head).not.toContain('hreflang="fi"');
    expect(head).toContain('hreflang="x-default" href="https://kortti.example/sv/hjalp"');
    expect(head).not.toContain('fi_FI');
    expect(html).not.toContain('lang="fi"');
    expect(html).not.toContain('Monthly payment');
  });

  test('is rendered in the colours of the scheme', async () => {
    expect((await pageAt('/')).style).toBe('');
    const facts = {
      ...pageFactsOn([], localDate('2026-11-15'), 'fi'),
      colours: { night: '#0b4f5c', light: '#ffb38a' },
    };
    const drawn = await pageAt('/', {
      schemeIn: async (language) => ({ ...(await asking('/').schemeIn(language)), facts }),
    });
    expect(drawn.style).toContain('--sali-yo:light-dark(#0b4f5c,#ffb38a)');
  });

  test('does not mention instalments where there are none', async () => {
    const read: PageRequest['read'] = async (_, method) =>
      method === 'getMuseums' ? TOWNS : { cardPersonalPrice: 65 };
    const { html } = await pageAt('/en', { schemeIn, read });
    expect(html).toContain('a year');
    expect(html).not.toMatch(/month|instalment/);
    const terms = await pageAt('/en/terms', { schemeIn, read: async () => null });
    expect(terms.html).not.toMatch(/monthly|instalment/i);
  });

  test('that needs a login redirects anonymous visitors, and back with the whole query', async () => {
    expect(await renderPage(asking('/osta/itselle?c__step=1&utm=a%26b'))).toEqual({
      kind: 'redirect',
      location: '/secur/logout.jsp?retUrl=%2Fosta%2Fitselle%3Fc__step%3D1%26utm%3Da%2526b',
    });
  });

  test('that needs a login opens for a signed-in person', async () => {
    expect(await pageAt('/oma', { person: { ...AINO, card: null } })).toMatchObject({
      status: 200,
    });
  });

  test('of development mode is not found in production', async () => {
    expect(await pageAt('/dev/controls')).toMatchObject({ status: 404 });
    expect(await pageAt('/dev/controls', { devPages: true })).toMatchObject({ status: 200 });
  });
});

describe('the head', () => {
  test('has page title and product name, escaped', async () => {
    const { head } = await pageAt('/ohjeet');

    expect(head).toContain('<title>Ohjeet ja asiakaspalvelu – Taide&lt;passi&gt;</title>');
    expect(head).not.toContain('Taide<');
  });

  test('takes only the title from the record in the URL', async () => {
    const seoTitle = async (recordId: string) => `Tietue ${recordId}`;
    const person = { ...AINO, card: null };

    const { head } = await pageAt('/osta/itselle/a1', { person, seoTitle });

    expect(head).toContain('<title>Tietue a1</title>');
    expect(head).toContain('<meta name="description" content="">');
  });

  test('links the page and its other languages', async () => {
    const { head } = await pageAt('/en/help?utm_source=x');

    expect(head).toContain('<link rel="canonical" href="https://kortti.example/en/help">');
    expect(head).toContain('hreflang="sv" href="https://kortti.example/sv/hjalp"');
    expect(head).toContain('hreflang="x-default" href="https://kortti.example/ohjeet"');
    expect(head).toContain('property="og:locale" content="en_GB"');
  });

  test('has the URL of the buy page, which may be shared although it needs a sign-in', async () => {
    const { head } = await pageAt('/osta/itselle?utm_source=x', {
      person: { ...AINO, card: null },
    });

    expect(head).toContain('<link rel="canonical" href="https://kortti.example/osta/itselle">');
    expect(head).not.toContain('noindex');
  });

  test.each([
    ['/museot?paikkakunta=Turku', false],
    ['/museot?paikkakunta=Turku&utm_source=x', false],
    ['/museot?paikkakunta=Turku&auki=1', true],
    ['/sv/museer?auki=1&lapsille=1&nayta=24', true],
  ])('indexes one list of museums: %s', async (url, isHidden) => {
    const { head } = await pageAt(url);
    const path = url.split('?')[0];

    expect(head).toContain(`<link rel="canonical" href="https://kortti.example${path}">`);
    expect(head.includes('<meta name="robots" content="noindex">')).toBe(isHidden);
  });

  test.each(['/ei/ole', '/kirjaudu'])('excludes %s from search engines', async (url) => {
    const { head } = await pageAt(url);

    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('canonical');
  });
});

describe('schema.org data', () => {
  async function blocks(url: string, changes?: Partial<PageRequest>) {
    const { head } = await pageAt(url, changes);
    const found = head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    return [...found].map(([, text]) => JSON.parse(text ?? ''));
  }

  test('of the home page has the organisation and the offer with its price, not every museum', async () => {
    const [organisation, product, ...rest] = await blocks('/');

    expect(organisation).toMatchObject({
      '@type': 'Organization',
      url: 'https://kortti.example/',
      email: 'apua@example.fi',
    });
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Taide<passi>',
      offers: { '@type': 'Offer', price: '79.00', priceCurrency: 'EUR' },
    });
    expect(rest).toEqual([]);
    expect(await blocks('/museot')).toEqual([]);
  });

  test('of a museum has place, address and hours', async () => {
    expect(await blocks('/museot/turun-linna')).toEqual([
      expect.objectContaining({
        '@type': 'Museum',
        name: 'Turun linna',
        address: expect.objectContaining({ postalCode: '20100', addressLocality: 'Turku' }),
        openingHours: ['Tu-Su 10:00-18:00'],
      }),
    ]);
  });

  test('cannot close its element', async () => {
    const slug = encodeURIComponent('aboa-</script>-vetus');
    const { head } = await pageAt(`/museot/${slug}`);

    expect(head).toContain('Aboa \\u003c/script> Vetus');
  });

  test('has no offer while the price is unknown', async () => {
    const types = await blocks('/', { read: () => Promise.reject(new Error('down')) });

    expect(types.map((block) => block['@type'])).toEqual(['Organization']);
  });

  test('is absent from other pages', async () => {
    expect(await blocks('/ohjeet')).toEqual([]);
  });
});

describe('museums', () => {
  test('are listed with hours that hold for the whole day, followed by their towns', async () => {
    const { html } = await pageAt('/museot');

    expect(html).toContain('3 museota 2 paikkakunnalla');
    expect(html).toContain('Auki tänään 10–18');
    expect(html).toContain('Suljettu tänään, avataan ti klo 11');
    expect(html).toContain('viimeinen päivä huomenna');
    expect(html).toMatch(/href="\/museot\/turun-linna">Turun linna<\/a>/);
    expect(html).toContain('href="/museot?paikkakunta=Turku"');
  });

  test('are searched by the URL, without scripts', async () => {
    const { html } = await pageAt('/museot?haku=linna');
    expect(html).toContain('Turun linna</a>');
    expect(html).toMatch(/aria-live="polite">1 museo</);

    const tiles = async (query: string) =>
      ((await pageAt(`/museot${query}`)).html.match(/<h3><a href="[^"]*"/g) ?? []).length;
    expect(await tiles('?paikkakunta=Espoo')).toBe(1);
    expect(await tiles('?lapsille=1')).toBe(1);
    expect(await tiles('?haku=linna&lapsille=1')).toBe(0);
    // The closed one follows, not counted.
    expect((await pageAt('/museot?auki=1')).html).toMatch(/aria-live="polite">2 museota auki nyt</);
    expect(await tiles('?auki=1')).toBe(3);
  });

  test('have a page each, with title and place for search engines', async () => {
    const { html, head, status } = await pageAt('/museot/turun-linna');
    expect(status).toBe(200);
    expect(head).toContain('<title>Turun linna, Turku – Taide&lt;passi&gt;</title>');
    expect(head).toContain('"latitude":60.4');
    expect(head).toContain('hreflang="sv" href="https://kortti.example/sv/museer/turun-linna"');
    expect(html).toContain('16,00');
    expect(html).toContain('Kapein ovi on vain 72 cm.');
    expect(html).toContain('Ei tiedossa.');
    expect(html).toContain('Tiistai–sunnuntai, tänään');
    expect(html).toMatch(/To 24\.12\. – la 26\.12\.(<!-- -->)? (<!-- -->)?joulu/);
    expect(html).toMatch(/Osta kortti, 79,00.€ vuodessa/);

    const missing = await pageAt('/museot/ei-ole');
    expect(missing.status).toBe(404);
    expect(missing.head).toContain('noindex');
  });

  test('are named on the home page with a link to the rest', async () => {
    const { html } = await pageAt('/sv');

    expect(html).toContain('EMMA');
    expect(html).toContain('href="/sv/museer"');
  });

  test('that failed to load show an error message', async () => {
    const { html } = await pageAt('/museot', { read: () => Promise.reject(new Error('down')) });

    expect(html).toContain('Museoiden luetteloa ei saatu');
  });
});

describe('home page', () => {
  test('has the prices in its server-rendered HTML', async () => {
    const { html } = await pageAt('/');

    expect(html).toContain('<b>79,00\u00a0€</b>');
    expect(html).toContain('82,80\u00a0€');
  });

  test('shows a dash for a late price, which the browser then fetches', async () => {
    const { html, pageData } = await pageAt('/', { read: () => new Promise(() => undefined) });

    expect(html).toContain('<span aria-hidden="true">- </span>');
    expect(html).toContain('hintaa ladataan');
    expect(pageData).toMatchObject({ data: { prices: 'late', museums: [] } });
  });

  test('links to the buy page when the price failed to load', async () => {
    const { html } = await pageAt('/', { read: () => Promise.reject(new Error('down')) });

    expect(html).toContain('<a href="/osta/itselle">Katso hinta ostosivulla</a>');
  });

  test.each(['/lahja', '/lahja/digilahja', '/yrityksille'])(
    'a price that failed to load is not shown as loading at %s',
    async (path) => {
      const { html } = await pageAt(path, { read: () => Promise.reject(new Error('down')) });

      expect(html).toContain('<h1');
      expect(html).not.toContain('ladataan');
    },
  );

  const holding = (situation: Situation) => ({
    person: { ...AINO, card: { validUntil: null, situation } },
  });

  test.each([
    [{ name: 'valid' }, 'Näytä kassalla', null],
    [{ name: 'unused' }, 'Etsi ensimmäinen museo', 'Korttisi odottaa ensimmäistä museokäyntiä.'],
    [{ name: 'onHold' }, 'Maksa erä', 'Erä on maksamatta, joten korttisi ei ole nyt käytössä.'],
    [{ name: 'blocked' }, 'Avaa Oma Taide', 'Korttisi on suljettu.'],
    [
      { name: 'ended', endedOn: localDate('2026-11-14') },
      'Jatka voimassaoloa',
      'Korttisi päättyi 14.11.2026.',
    ],
    [
      { name: 'endsSoon', daysLeft: 20, validUntil: localDate('2026-12-04') },
      'Jatka voimassaoloa',
      'Korttisi on voimassa vielä 20 päivää, 4.12.2026 asti.',
    ],
  ] as const)('links a card holder to the next step: %o', async (situation, button, line) => {
    const { html } = await pageAt('/', holding(situation));

    const main = html.slice(html.indexOf('<main'));
    expect(main).toMatch(new RegExp(`${button}.*Anna lahjaksi`));
    expect(main).not.toContain('Osta itsellesi</span>');
    if (line) expect(main).toContain(line);
    else expect(main).not.toContain('Korttisi');
  });
});

test.each([
  ['desk', '/kassa'],
  ['staff', '/hallinta'],
] as const)('signing in as %s opens the workplace', async (role, location) => {
  const person = { ...AINO, role, card: null };
  expect(await renderPage(asking('/oma', { person }))).toEqual({ kind: 'redirect', location });
});

describe('the error page', () => {
  test('loads no data and keeps the language of the URL', async () => {
    const read = () => Promise.reject(new Error('asked'));

    const page = await renderErrorPage(asking('/en', { read }));

    expect(page).toMatchObject({ status: 500, language: 'en' });
    expect(page.html).toContain('The page could not be shown');
    expect(page.html).toContain('href="tel:+35890000000"');
    expect(page.html).toContain(
      `reference ${asking('/en').transactionId.slice(0, 8).toUpperCase()}`,
    );
  });
});

describe('autofill', () => {
  const refused = () => Promise.reject(new Error('asked'));
  const SIGNED_IN = { person: { ...AINO, card: null } };

  /** `id: token` of every input and select. */
  const tokensAt = async (url: string, changes: Partial<PageRequest>) => {
    const { html } = await pageAt(url, changes);
    const fields = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(([tag]) => tag);
    const typed = fields.filter((tag) => !/type="(?:radio|checkbox|file|hidden)"/.test(tag));
    return typed.map((tag) => {
      const [name, token] = ['id', 'autoComplete'].map(
        (attribute) => new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(tag)?.[1],
      );
      return `${name}: ${token}`;
    });
  };

  const GIVER = ['firstName: given-name', 'lastName: family-name', 'emailAddress: email'];

  test.each<[page: string, url: string, changes: Partial<PageRequest>, fields: string[]]>([
    [
      'the purchase',
      '/osta/itselle',
      SIGNED_IN,
      [
        'firstName: given-name',
        'lastName: family-name',
        'yearOfBirth: bday-year',
        'streetAddress: address-line1',
        'zipCode: postal-code',
        'city: address-level2',
        'country: country',
        'emailAddress: email',
        'phone-country: off',
        'phone: tel',
        'password: new-password',
        'confirmPassword: new-password',
      ],
    ],
    [
      'a digital gift',
      '/lahja/digilahja',
      {},
      [
        'recipientName-0: section-recipient-1 name',
        'recipientEmail-0: section-recipient-1 email',
        'greeting-0: off',
        ...GIVER,
      ],
    ],
    [
      'a gift envelope',
      '/lahja/lahjakuori',
      {},
      ['recipientName-0: section-recipient-1 name', 'greeting-0: off', ...GIVER],
    ],
    [
      'a company order',
      '/yrityksille',
      { read: refused },
      [
        'companyName: organization',
        'businessId: off',
        'billingReference: off',
        ...GIVER,
        'phone-country: off',
        'phone: tel',
        'numberOfUnits: off',
      ],
    ],
    [
      'a withdrawal',
      '/peruuta',
      { read: async () => ({ orders: [] }) },
      ['name: name', 'emailAddress: email', 'orderNumber: off', 'what: off'],
    ],
    ['signing in', '/kirjaudu', {}, ['emailAddress: username']],
    ['a forgotten password', '/kirjaudu/uusi-salasana', {}, ['emailAddress: username']],
    ['activation', '/aktivoi', {}, ['code: off']],
    ['the front page', '/', {}, ['customerNumber: off']],
    ['museums', '/museot', {}, ['haku: off', 'paikkakunta: off', 'jarjestys: off']],
    [
      'own details',
      '/oma/tiedot',
      SIGNED_IN,
      [
        'streetAddress: address-line1',
        'zipCode: postal-code',
        'city: address-level2',
        'country: country',
        'phone-country: off',
        'phone: tel',
        'newEmailAddress: email',
        'password: new-password',
        'confirmPassword: new-password',
      ],
    ],
    ['deleting the account', '/oma/poista-tili', SIGNED_IN, ['ownEmailAddress: off']],
  ])('has a token on every field of %s', async (_page, url, changes, fields) => {
    expect(await tokensAt(url, changes)).toEqual(fields);
  });
});

describe('facts of today', () => {
  const schemeWith = async (changes: Partial<PageScheme>): Promise<Partial<PageRequest>> => {
    const scheme = await asking('/').schemeIn('fi');
    return { schemeIn: () => ({ ...scheme, ...changes }) };
  };

  test('a notice is on every page, as text', async () => {
    const banner = { id: 'a1', kind: 'fault', name: 'Häiriö', close: 'Sulje tiedote' } as const;
    const shown = await schemeWith({ banner: { ...banner, words: '<b>Huolto</b> illalla' } });
    const { banner: drawn } = await pageAt('/ohjeet', shown);
    expect(drawn).toContain('&lt;b&gt;Huolto&lt;/b&gt; illalla');
    expect(drawn.indexOf('href="#content"')).toBeLessThan(drawn.indexOf('<button'));
    expect((await pageAt('/')).banner).toBe('');
  });

  test.each([
    ['/osta/itselle', 'selling'],
    ['/lahja', 'gifts'],
    ['/aktivoi', 'registration'],
  ])('%s says that %s is paused, to every visitor', async (path, topic) => {
    const pause = { title: 'Nyt ei voi', body: 'Tule huomenna.' };
    const { html, head, status } = await pageAt(
      path,
      await schemeWith({ paused: { [topic]: pause } }),
    );
    expect(html).toContain('<h1>Nyt ei voi</h1>');
    expect(html).toContain('Tule huomenna.');
    expect(head).toContain('Nyt ei voi');
    expect(status).toBe(200);
  });
});

describe('analytics', () => {
  const google = 'www.googletagmanager.com';
  const services = [
    [{ kind: 'gtm', name: 'Google Tag Manager', host: google }, 'Google Ireland Limited', '_ga'],
    [{ kind: 'ga4', name: 'Google Analytics', host: google }, 'Google Ireland Limited', '_ga'],
    [{ kind: 'matomo', name: 'Matomo', host: 'luvut.example' }, 'luvut.example', '_pk_id'],
  ] as const;
  const schemeIn = asking('/').schemeIn;
  const textAt = async (url: string, measuring?: PageScheme['measuring']) => {
    const { html } = await pageAt(url, {
      read: async (_, method) =>
        method.includes('Draft')
          ? { form: null }
          : method.includes('Price')
            ? { unitPrice: 79, vatPercentage: 13.5 }
            : null,
      schemeIn: async (language) => ({
        ...(await schemeIn(language)),
        ...(measuring && { measuring }),
      }),
    });
    return html.replace(/<[^>]+>/g, ' ');
  };
  const inAll = (name: PageName) => LANGUAGES.map((language) => pathTo(name, language));
  const documents = [...inAll('Cookies'), ...inAll('Privacy')];
  const forms = inAll('Company_Order');

  test.each(services)(
    '%o is named with recipient, cookies and transfer',
    async (service, who, cookie) => {
      const where = service.kind === 'matomo' ? service.host : 'EU–US Data Privacy Framework';
      for (const url of documents) {
        const text = await textAt(url, service);
        const missing = [service.name, who, cookie, where].filter((each) => !text.includes(each));
        expect({ url, missing }).toEqual({ url, missing: [] });
      }
      for (const url of forms) {
        const text = await textAt(url, service);
        expect(text).toContain(service.name);
        expect(text).not.toMatch(/nimettömiä|anonym/);
      }
    },
  );

  test.each([
    [undefined, /EU- tai ETA-maassa\. Niitä ei siirretä/, /ulkopuolelle\. Muut/],
    [true, /ulkopuolella\. Siirto perustuu/, /ulkopuolelle, paitsi ostotilastoissa/],
  ] as const)('Matomo outside the EEA (%s) is mentioned', async (isOutsideEea, where, unless) => {
    const matomo = { ...services[2][0], ...(isOutsideEea && { isOutsideEea }) };
    const text = await textAt(pathTo('Privacy', 'fi'), matomo);
    expect(text).toMatch(where);
    expect(text).toMatch(unless);
  });

  test('no service is named while none is connected', async () => {
    for (const url of [...documents, ...forms]) {
      const named = /Google|Matomo|_ga|_pk_|unlessMeasuring/.exec(await textAt(url));
      expect({ url, named }).toEqual({ url, named: null });
    }
    for (const url of forms) expect(await textAt(url)).toMatch(/nimettömiä|anonym/);
    for (const url of inAll('Privacy')) {
      expect(await textAt(url)).toMatch(/(ETA-alueen ulkopuolelle|EU och EES|the EEA)\. /);
    }
  });
});
