/** Services that can be connected by settings; none by default. */
export const TRACKING_KINDS = ['gtm', 'ga4', 'matomo'] as const;
export type TrackingKind = (typeof TRACKING_KINDS)[number];
export type TrackingService = { kind: TrackingKind; id: string; url: string };

/** Facts for pages: its name, the host if self-hosted, and whether data leaves Europe. */
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

/** From the settings. */
export type TrackingSettings = {
  trackingKind: TrackingKind | '';
  trackingId: string;
  trackingUrl: string;
};
/** With the script hosts and Google containers that the installation allows. */
export type TrackingLimits = TrackingSettings & { measuringHosts: readonly string[] };

export const isTrackingId = (kind: TrackingKind, id: string) => IDS[kind].shape.test(id);
export const idExample = (kind: TrackingKind) => IDS[kind].example;

/** Null: not connected, and nothing is loaded. */
export function trackingService(given: TrackingSettings): TrackingService | null {
  const { trackingKind: kind, trackingId: id, trackingUrl } = given;
  if (kind === '') return null;
  return { kind, id, url: (trackingUrl || GOOGLE_TAGS).replace(/\/+$/, '') };
}

/** Error in the combination of the three settings. */
export function trackingFaults({
  trackingKind: kind,
  trackingId,
  trackingUrl,
}: TrackingSettings): string[] {
  if (kind === '') return trackingId || trackingUrl ? ['TRACKING_KIND is empty.'] : [];
  const { shape, example } = IDS[kind];
  const faults: string[] = [];
  if (!shape.test(trackingId)) {
    faults.push(`TRACKING_ID must look like ${example} for ${kind}, not "${trackingId}".`);
  }
  if (kind === 'matomo' && trackingUrl === '') faults.push('TRACKING_URL is empty.');
  return faults;
}

/** Sources that a tracked page may load scripts and images from and send data to. */
export type MeasuringSources = { scripts: string[]; connections: string[]; pictures: string[] };

// Endpoints of Google's tags; a custom host replaces all of them.
const GOOGLE_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  GOOGLE_TAGS,
];

/** As narrow as possible: Matomo is two files, Google's tags load each other and send to regional hosts. */
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
 * Its script runs in our pages: the installation allows script hosts, not the office. Google hosts anybody's
 * containers with any script: there the container must be allowed, not the host.
 */
export function sourceNotAllowed(
  service: TrackingService,
  { measuringHosts, ...given }: TrackingLimits,
): string | null {
  const own = trackingService(given);
  const allowed = own ? [...measuringHosts, sourceOf(own), originOf(own.url)] : measuringHosts;
  const source = sourceOf(service);
  return allowed.includes(source) ? null : source;
}

const sourceOf = ({ kind, id, url }: TrackingService) =>
  kind === 'gtm' && originOf(url) === GOOGLE_TAGS ? id : originOf(url);

/** Origin; the settings accept only web addresses. */
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
