/** Services that can be connected by settings; none by default. */
export const TRACKING_KINDS = ['gtm', 'ga4', 'matomo'] as const;
export type TrackingKind = (typeof TRACKING_KINDS)[number];
export type TrackingService = { kind: TrackingKind; id: string; url: string };

/** What a page may say of it: its name, the host of a server of one's own, and whether that one is far away. */
export type Measuring = { kind: TrackingKind; name: string; host: string; isOutsideEea?: true };

const NAMES: Record<TrackingKind, string> = {
  gtm: 'Google Tag Manager',
  ga4: 'Google Analytics',
  matomo: 'Matomo',
};

const GOOGLE_TAGS = 'https://www.googletagmanager.com';

const IDS: Record<TrackingKind, { shape: RegExp; example: string }> = {
  gtm: { shape: /^GTM-[A-Z0-9]{4,12}$/, example: 'GTM-ABC1234' },
  ga4: { shape: /^G-[A-Z0-9]{4,16}$/, example: 'G-ABC1234567' },
  matomo: { shape: /^[1-9]\d{0,8}$/, example: '7' },
};

/** As the settings have it. */
export type Given = { trackingKind: TrackingKind | ''; trackingId: string; trackingUrl: string };
/** With the hosts and Google's containers whose scripts the installation lets the office choose. */
export type Allowed = Given & { measuringHosts: readonly string[] };

export const isTrackingId = (kind: TrackingKind, id: string) => IDS[kind].shape.test(id);
export const idExample = (kind: TrackingKind) => IDS[kind].example;

/** Null: nothing is connected, and nothing is loaded. */
export function trackingService(given: Given): TrackingService | null {
  const { trackingKind: kind, trackingId: id, trackingUrl } = given;
  if (kind === '') return null;
  return { kind, id, url: (trackingUrl || GOOGLE_TAGS).replace(/\/+$/, '') };
}

/** What is wrong with the three settings together. */
export function trackingFaults({ trackingKind: kind, trackingId, trackingUrl }: Given): string[] {
  if (kind === '') return trackingId || trackingUrl ? ['TRACKING_KIND is empty.'] : [];
  const { shape, example } = IDS[kind];
  const faults: string[] = [];
  if (!shape.test(trackingId)) {
    faults.push(`TRACKING_ID must look like ${example} for ${kind}, not "${trackingId}".`);
  }
  if (kind === 'matomo' && trackingUrl === '') faults.push('TRACKING_URL is empty.');
  return faults;
}

/** What a measured page may load, send to and take pictures from. */
export type MeasuringSources = { scripts: string[]; connections: string[]; pictures: string[] };

// Where Google's tags send what they measure; a host of one's own stands for all of it.
const GOOGLE_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  GOOGLE_TAGS,
];

/** As narrow as each service permits: Matomo is two files, Google's tags fetch each other and send to hosts of regions. */
export function measuringSources({ kind, url }: TrackingService): MeasuringSources {
  if (kind === 'matomo') {
    const hits = [`${url}/matomo.php`];
    return { scripts: [`${url}/matomo.js`], connections: hits, pictures: hits };
  }
  const tags = [`${url}/gtag/`];
  const hosts = url === GOOGLE_TAGS ? GOOGLE_HOSTS : [originOf(url)];
  return {
    scripts: kind === 'gtm' ? [`${url}/gtm.js`, ...tags] : tags,
    connections: hosts,
    pictures: hosts,
  };
}

/**
 * Its script runs in our pages: whoever runs the installation says which hosts may bring one, not the office. Google hosts
 * a container for anybody, with any script in it: there the container must be allowed, not the host.
 */
export function sourceNotAllowed(
  service: TrackingService,
  { measuringHosts, ...given }: Allowed,
): string | null {
  const own = trackingService(given);
  const allowed = own ? [...measuringHosts, sourceOf(own), originOf(own.url)] : measuringHosts;
  const source = sourceOf(service);
  return allowed.includes(source) ? null : source;
}

const sourceOf = ({ kind, id, url }: TrackingService) =>
  kind === 'gtm' && originOf(url) === GOOGLE_TAGS ? id : originOf(url);

/** Scheme and host; the settings have let in nothing but a web address. */
function originOf(url: string): string {
  return url.split('/').slice(0, 3).join('/');
}

export function measuringOf(
  service: TrackingService | null,
  outsideEea: readonly string[] = [],
): Measuring | null {
  if (!service) return null;
  const { kind, url } = service;
  const origin = originOf(url);
  const isOutside = outsideEea.includes(origin) && { isOutsideEea: true as const };
  return { kind, name: NAMES[kind], host: origin.replace(/^https?:\/\//, ''), ...isOutside };
}
