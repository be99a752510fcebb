import { randomUUID } from 'node:crypto';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { Deps } from '../context.ts';
import type { RenderErrorPage } from '../platform/error-responses.ts';
import { localAddress } from '../platform/matched-route.ts';
import { requestLanguage } from '../platform/request-language.ts';
import { nonceOf } from '../platform/security-headers.ts';
import { pageHtml } from './page-html.ts';
import type { SchemeIn } from './page-scheme.ts';
import { plainErrorPage } from './plain-error-page.ts';
import type { WebBuild } from './web-build.ts';

type Parts = { build: WebBuild | null; schemeIn: SchemeIn; deps: Deps };

/** Errors for people. The design's own page for a fault of ours; a plain one for the rest, or when all else fails. */
export function makeErrorPage({ build, schemeIn, deps }: Parts): RenderErrorPage {
  const designed = async (build: WebBuild, url: string, nonce: string) => {
    const { clock, settings } = deps;
    const page = await build.renderer.renderErrorPage({
      url: localAddress(url),
      origin: settings.publicUrl,
      person: null,
      transactionId: randomUUID(),
      today: helsinkiDay(clock.now()),
      theme: 'system',
      consent: null,
      devPages: settings.mode !== 'production',
      schemeIn,
      seoTitle: async () => null,
      read: () => Promise.reject(new Error('the error page asks for no data')),
    });
    return pageHtml(page, build.assetsOf(page.modules), nonce);
  };

  return async (request, reply, { status, errors }) => {
    if (build && status === 500) {
      const page = await designed(build, request.url, nonceOf(reply)).catch(() => null);
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
