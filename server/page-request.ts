import { helsinkiDay } from '../domain/base/local-date.ts';
import { controllers } from './controllers.ts';
import type { PageRequestOf } from './pages/page-routes.ts';
import { type ContextOf, callInProcess } from './platform/lwr-dispatch.ts';

/** What a page may know: who looks at it, on which day, and the reads it may ask for. */
export function makePageRequestOf(contextOf: ContextOf): PageRequestOf {
  return async (request, reply) => {
    const context = await contextOf(request, reply);
    return {
      url: request.url,
      origin: 'http://localhost:3000',
      person: null,
      today: helsinkiDay(context.clock.now()),
      theme: 'system',
      devPages: true,
      schemeIn: () => ({
        product: { nominative: 'Museokortti' },
        organisation: '',
        businessId: '',
        serviceEmail: '',
        servicePhone: '',
        deliveryWeeks: '1–2',
        termsUrl: null,
      }),
      read: (apexClass, apexMethod, params, language) =>
        callInProcess(controllers, { apexClass, apexMethod, params }, { ...context, language }),
    };
  };
}
