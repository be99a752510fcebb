import { createServer, type IncomingMessage } from 'node:http';

/**
 * A stand-in for the analytics services as a separate program: serves their scripts, which read the documented command
 * queues, and records hits in the documented format (GA4 collect, Matomo HTTP API).
 */
const hits: { path: string; fields: Record<string, string> }[] = [];

const GOOGLE = `
(() => {
  const own = new URL(document.currentScript.src);
  const isTag = own.pathname === '/gtag/js';
  const layer = window[own.searchParams.get('l') ?? 'dataLayer'];
  let settings = {};
  let consent = {};
  const collect = (name, told = {}) => {
    if (consent.analytics_storage !== 'granted') return;
    const fields = new URLSearchParams({ v: '2', tid: own.searchParams.get('id'), en: name });
    fields.set('dl', settings.page_location ?? location.href);
    if (told.currency) fields.set('cu', told.currency);
    if (told.value !== undefined) fields.set('epn.value', told.value);
    if (told.transaction_id) fields.set('ep.transaction_id', told.transaction_id);
    (told.items ?? []).forEach((item, index) => {
      const coupon = item.coupon ? '~cp' + item.coupon : '';
      fields.set('pr' + (index + 1),
        'id' + item.item_id + '~nm' + item.item_name + '~pr' + item.price + '~qt' + item.quantity + coupon);
    });
    fetch(own.origin + '/g/collect?' + fields, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  const take = (entry) => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') {
      const [command, first, second] = entry;
      if (command === 'consent') consent = second;
      if (command === 'config') { settings = second ?? {}; collect('page_view'); }
      if (command === 'event' && isTag) collect(first, second);
    } else if (!isTag) {
      if (entry.page_location) settings = entry;
      if (entry.ecommerce) collect(entry.event, entry.ecommerce);
    }
  };
  layer.forEach(take);
  layer.push = (...entries) => { entries.forEach(take); return Array.prototype.push.apply(layer, entries); };
})();`;

const MATOMO = `
(() => {
  const state = { items: [] };
  const hit = (extra) => {
    const fields = new URLSearchParams({ idsite: state.site, rec: '1', url: state.url ?? location.href, ...extra });
    fetch(state.tracker + '?' + fields, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  const items = () => JSON.stringify(state.items);
  const commands = {
    setTrackerUrl: (url) => { state.tracker = url; },
    setSiteId: (id) => { state.site = id; },
    setCustomUrl: (url) => { state.url = url; },
    setReferrerUrl: () => {},
    trackPageView: () => hit({ action_name: document.title }),
    clearEcommerceCart: () => { state.items = []; },
    addEcommerceItem: (...item) => { state.items.push(item); },
    trackEcommerceCartUpdate: (revenue) => hit({ idgoal: '0', revenue, ec_items: items() }),
    trackEcommerceOrder: (id, revenue) => hit({ idgoal: '0', ec_id: id, revenue, ec_items: items() }),
  };
  const run = ([name, ...args]) => commands[name](...args);
  window._paq.forEach(run);
  window._paq = { push: (...all) => all.forEach(run) };
})();`;

const SCRIPTS: Record<string, string> = {
  '/gtm.js': GOOGLE,
  '/gtag/js': GOOGLE,
  '/matomo.js': MATOMO,
};

function answerTo({ url = '/' }: IncomingMessage): { type: string; body: string } {
  const { pathname, searchParams } = new URL(url, 'http://collector');
  if (pathname === '/hits') return { type: 'application/json', body: JSON.stringify(hits) };
  const fields = Object.fromEntries(searchParams);
  hits.push({ path: pathname, fields });
  const script = SCRIPTS[pathname];
  return { type: script ? 'text/javascript' : 'text/plain', body: script ?? '' };
}

const server = createServer((request, response) => {
  const { type, body } = answerTo(request);
  response.setHeader('content-type', type);
  response.end(body);
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
