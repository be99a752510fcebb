import { describe, expect, test } from 'vitest';
import { shopItem, totalValue } from './shop-item.ts';
import {
  measuringSources,
  sourceNotAllowed,
  type TrackingService,
  trackingFaults,
  trackingService,
} from './tracking-service.ts';

const settingsOf = (
  trackingKind: '' | 'gtm' | 'ga4' | 'matomo',
  trackingId = '',
  trackingUrl = '',
) => ({
  trackingKind,
  trackingId,
  trackingUrl,
});

describe('tracking service settings', () => {
  test.each([
    ['nothing', settingsOf(''), []],
    ['an id without a kind', settingsOf('', 'G-ABC1234'), ['TRACKING_KIND is empty.']],
    ['GTM', settingsOf('gtm', 'GTM-ABC1234'), []],
    ['GTM with an id of GA4', settingsOf('gtm', 'G-ABC1234'), [expect.stringContaining('GTM-')]],
    ['GA4', settingsOf('ga4', 'G-ABC1234567'), []],
    [
      'a script as an id',
      settingsOf('ga4', 'G-1"><script>'),
      [expect.stringContaining('TRACKING_ID')],
    ],
    ['Matomo', settingsOf('matomo', '7', 'https://stats.example.fi'), []],
    ['Matomo without its host', settingsOf('matomo', '7'), ['TRACKING_URL is empty.']],
    ['Matomo without a site', settingsOf('matomo', '', 'https://a.fi'), [expect.any(String)]],
  ])('%s', (_case, settings, faults) => {
    expect(trackingFaults(settings)).toEqual(faults);
  });

  const sourcesOf = (settings: ReturnType<typeof settingsOf>) =>
    measuringSources(trackingService(settings) as TrackingService);

  test('add to the content security policy only what the service needs', () => {
    expect(trackingService(settingsOf(''))).toBeNull();
    expect(sourcesOf(settingsOf('matomo', '7', 'https://stats.example.fi/matomo/'))).toEqual({
      scripts: ['https://stats.example.fi/matomo/matomo.js'],
      connections: ['https://stats.example.fi/matomo/matomo.php'],
      pictures: ['https://stats.example.fi/matomo/matomo.php'],
    });
    expect(sourcesOf(settingsOf('ga4', 'G-ABC1')).scripts).toEqual([
      'https://www.googletagmanager.com/gtag/',
    ]);
    expect(sourcesOf(settingsOf('gtm', 'GTM-ABC1')).scripts).toContain(
      'https://www.googletagmanager.com/gtm.js',
    );
    expect(sourcesOf(settingsOf('ga4', 'G-ABC1', 'https://tags.example.fi')).connections).toEqual([
      'https://tags.example.fi',
    ]);
  });
});

describe('tracking choices of the office', () => {
  const GOOGLE = 'https://www.googletagmanager.com';
  const MATOMO = 'https://stats.example.fi';
  const TAGS = 'https://tags.example.fi';

  test.each([
    ['any container of Google’s host', 'gtm', 'GTM-EVIL1', '', [GOOGLE], 'GTM-EVIL1'],
    ['any container, with a slash', 'gtm', 'GTM-EVIL1', `${GOOGLE}/`, [GOOGLE], 'GTM-EVIL1'],
    ['a container that is named', 'gtm', 'GTM-OURS1', '', ['GTM-OURS1'], null],
    ['a container of one’s own host', 'gtm', 'GTM-ANY12', TAGS, [TAGS], null],
    ['a property of Google’s host', 'ga4', 'G-ABC1', '', [GOOGLE], null],
    ['Matomo at another port', 'matomo', '7', `${MATOMO}:8443`, [MATOMO], `${MATOMO}:8443`],
    ['Matomo where it is allowed', 'matomo', '7', `${MATOMO}/m`, [MATOMO], null],
  ] as const)('%s', (_case, kind, id, url, measuringHosts, refused) => {
    const service = trackingService(settingsOf(kind, id, url)) as TrackingService;
    expect(sourceNotAllowed(service, { ...settingsOf(''), measuringHosts })).toBe(refused);
  });

  test.each(['gtm', 'ga4'] as const)(
    'exclude a container beside the %s of the settings',
    (kind) => {
      const own = settingsOf(kind, kind === 'gtm' ? 'GTM-OURS1' : 'G-OURS1');
      const allowed = { ...own, measuringHosts: [] };
      const evil = trackingService(settingsOf('gtm', 'GTM-EVIL1')) as TrackingService;
      expect(sourceNotAllowed(evil, allowed)).toBe('GTM-EVIL1');
      expect(sourceNotAllowed(trackingService(own) as TrackingService, allowed)).toBeNull();
    },
  );
});

describe('shop item', () => {
  const productName = 'Museokortti';

  test.each([
    ['annually', 79, 1, 79],
    ['monthly', 6.9, 1, 82.8],
    ['renewal-monthly', 6.9, 1, 82.8],
    ['gift-digital', 79, 3, 237],
    ['company-envelope', 63.2, 5_000, 316_000],
  ] as const)('%s at %d, %i times, is worth %d', (id, price, quantity, value) => {
    const item = shopItem({ id, productName, price, quantity, campaignCode: null });

    expect(item).toMatchObject({ item_id: `museum-card-${id}`, quantity });
    expect(item).not.toHaveProperty('coupon');
    expect(totalValue([item])).toBe(value);
  });
});
