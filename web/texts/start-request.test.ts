import { expect, test } from 'vitest';
import { startRequestText } from '../../contract/texts/start-request.ts';
import { LANGUAGES } from '../../domain/base/language.ts';
import { START_WORDING } from '../../domain/order/start-wording.ts';

test.each(LANGUAGES)('the forms show in %s the sentences that orders are kept with', async (of) => {
  const { texts: form } = await import(`./${of}/parts/card-form.ts`);
  const { texts: renewal } = await import(`./${of}/parts/renewal.ts`);

  expect(form.startAtOnce).toBe(startRequestText(`${START_WORDING.standard}.${of}`));
  expect(renewal.startAtOnce).toBe(startRequestText(`${START_WORDING.renewal}.${of}`));
});
