import { LANGUAGES, type Language } from '../../domain/base/language.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { Deps } from '../context.ts';
import type { ErrorPage } from '../platform/error-responses.ts';
import { requestLanguage } from '../platform/request-language.ts';
import { nonceOf } from '../platform/security-headers.ts';
import { pageHtml } from './page-html.ts';
import { localUrl } from './page-request.ts';
import type { SchemeIn } from './page-scheme.ts';
import type { WebBuild } from './web-build.ts';

const HOME: Record<Language, [path: string, name: string]> = {
  fi: ['/', 'Etusivulle'],
  sv: ['/sv', 'Till startsidan'],
  en: ['/en', 'To the home page'],
};

type Parts = { build: WebBuild | null; schemeIn: SchemeIn; deps: Deps };

/** Errors for people. The design's own page for a fault of ours; a plain one for the rest, or when all else fails. */
export function makeErrorPage({ build, schemeIn, deps }: Parts): ErrorPage {
  return async (request, reply, answer) => {
    const language = requestLanguage(request);
    if (build && answer.status === 500) {
      const page = await build.renderer
        .renderErrorPage({
          url: localUrl(request.url),
          origin: deps.settings.publicUrl,
          person: null,
          today: helsinkiDay(deps.clock.now()),
          theme: 'system',
          devPages: deps.settings.mode !== 'production',
          schemeIn,
          read: () => Promise.reject(new Error('the error page asks for no data')),
        })
        .catch(() => null);
      if (page) return pageHtml(page, build.assetsOf(page.modules), nonceOf(reply));
    }
    return plainPage(answer.errors[0]?.message ?? '', language, build?.assetsOf([]).styles ?? []);
  };
}

function plainPage(message: string, language: Language, styles: string[]): string {
  const [homePath, homeName] = HOME[LANGUAGES.includes(language) ? language : 'fi'];
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(message)}</title>${links}</head>
<body><main><h1>${escaped(message)}</h1><p><a href="${homePath}">${homeName}</a></p></main></body></html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
