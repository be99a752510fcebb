import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeMarkup } from '../../domain/base/escape-markup.ts';
import type { Language } from '../../domain/base/language.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { STATUS_PATHS } from '../operations/status-page.ts';
import type { Deps } from '../platform/context.ts';
import type { RenderErrorPage } from '../platform/http/error-responses.ts';
import { requestLanguage } from '../platform/http/request-language.ts';
import { localAddress } from '../platform/http/request-path.ts';
import { nonceOf } from '../platform/http/security-headers.ts';
import { pageHtml } from './page-html.ts';
import type { SchemeIn } from './page-scheme.ts';
import type { WebBuild } from './web-build.ts';

type ErrorPageDeps = { build: WebBuild | null; schemeIn: SchemeIn; deps: Deps };

/** HTML error pages: the design's page for server errors; a plain one otherwise, or when rendering fails. */
export function makeErrorPage({ build, schemeIn, deps }: ErrorPageDeps): RenderErrorPage {
  const designed = async (build: WebBuild, request: FastifyRequest, nonce: string) => {
    const { clock, settings } = deps;
    const page = await build.renderer.renderErrorPage({
      url: localAddress(request.url),
      origin: settings.publicUrl,
      person: null,
      transactionId: request.id,
      today: helsinkiDay(clock.now()),
      theme: 'system',
      consent: null,
      devPages: settings.mode !== 'production',
      offlinePages: settings.offlinePages,
      schemeIn,
      seoTitle: async () => null,
      read: () => Promise.reject(new Error('the error page asks for no data')),
    });
    return pageHtml({ page, assets: build.assetsOf(page.modules), nonce });
  };

  return async (request, reply, { status, errors }) => {
    if (build && status === 500) {
      const page = await designed(build, request, nonceOf(reply)).catch(() => null);
      if (page !== null) return page;
    }
    return plainErrorPage({
      message: errors[0]?.message ?? '',
      language: requestLanguage(request),
      requestId: request.id,
      styles: (build?.assetsOf([]).styles ?? []).map(({ href }) => href),
    });
  };
}

const STYLE_PATH = '/plain-error.css';

const WORDS: Record<
  Language,
  { homePath: string; home: string; requestId: string; status: string }
> = {
  fi: { homePath: '/', home: 'Etusivulle', requestId: 'Pyynnön tunniste', status: 'Palvelun tila' },
  sv: {
    homePath: '/sv',
    home: 'Till startsidan',
    requestId: 'Begärans id',
    status: 'Tjänstens status',
  },
  en: {
    homePath: '/en',
    home: 'Go to the home page',
    requestId: 'Request ID',
    status: 'Service status',
  },
};

type ErrorText = { message: string; language: Language; requestId: string; styles: string[] };

/** Without scripts and data, and with a fallback style when the build's is missing. */
function plainErrorPage({ message, language, requestId, styles }: ErrorText): string {
  const { homePath, home, requestId: idName, status } = WORDS[language];
  // The first sentence is the heading.
  const [heading = '', ...rest] = message.split(/(?<=\.) /);
  const links = [...styles, STYLE_PATH].map((href) => `<link rel="stylesheet" href="${href}">`);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeMarkup(heading)}</title>${links.join('')}</head>
<body><main class="plain-error"><h1>${escapeMarkup(heading)}</h1><p>${escapeMarkup(rest.join(' '))}</p>
<p><a class="plain-error-home" href="${homePath}">${home}</a></p>
<p><a href="${STATUS_PATHS[language]}">${status}</a></p>
<p class="plain-error-id">${idName} ${escapeMarkup(requestId)}</p></main></body></html>
`;
}

export function registerPlainErrorStyle(app: FastifyInstance): void {
  app.get(STYLE_PATH, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return reply.type('text/css; charset=utf-8').send(STYLE);
  });
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; background: var(--sali-wall, Canvas); color: var(--sali-ink, CanvasText) }
.plain-error {
  max-width: 44rem; margin: 0 auto; padding: 18vh 1.5rem 4rem;
  font: 1.125rem/1.55 var(--sali-font-text, system-ui, sans-serif)
}
.plain-error h1 {
  margin: 0 0 1rem;
  font: 300 clamp(2rem, 1.4rem + 2.4vw, 3.25rem)/1.1 var(--sali-font-display, system-ui, sans-serif)
}
.plain-error p { margin: 0 0 2rem }
.plain-error-home {
  display: inline-block; padding: 0.85rem 1.6rem; border-radius: 3px; text-decoration: none;
  background: var(--sali-yo, #1a2142); color: var(--sali-on-yo, #fff)
}
.plain-error-home:focus-visible { outline: 3px solid currentcolor; outline-offset: 3px }
.plain-error .plain-error-id { color: var(--sali-ink-quiet, GrayText); font-size: 0.8125rem }
`;
