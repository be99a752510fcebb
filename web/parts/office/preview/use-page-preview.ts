import { useEffect, useState } from 'react';
import type { CallOutput } from '../../../../contract/call/controllers.ts';
import type { Language } from '../../../../domain/base/language.ts';
import type { PurchaseKind } from '../../../../domain/order/purchase-kind.ts';
import type { LoadedPage } from '../../../platform/loaded-page.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { errorMessage } from '../../../platform/read-error.ts';

export type PageRequest = {
  language: Language;
  day?: string;
  /** Which page, where there are several. */
  kind?: PurchaseKind;
};
type Refusal = NonNullable<CallOutput<'BackOfficeController', 'showEditedMuseum'>['refusal']>;
export type OpenedPage =
  | { refusal: Refusal }
  | {
      day: string;
      /** Null: no page shows it. */
      loaded: LoadedPage | null;
      days?: { first: string; last: string };
      kind?: PurchaseKind;
      kinds?: PurchaseKind[];
    };
export type OpenPage = (asked: PageRequest) => Promise<OpenedPage>;
type LoadedPreview = { asked: PageRequest } & (OpenedPage | { fault: string });

/**
 * Preview of a draft in the chosen language and on the chosen day. The previous one stays until the next has loaded.
 */
export function usePagePreview(open: OpenPage, failed: string) {
  const { scheme, language } = usePage();
  const { languages } = scheme.facts;
  const [asked, setAsked] = useState<PageRequest>(() => ({
    language: languages.includes(language) ? language : (languages[0] ?? 'fi'),
  }));
  const [seen, setSeen] = useState<LoadedPreview | null>(null);
  // The form cannot change while the preview is open, so the initial input stays valid.
  const [first] = useState(() => open);

  useEffect(() => {
    let isLeft = false;
    const show = (next: OpenedPage | { fault: string }) => !isLeft && setSeen({ asked, ...next });
    first(asked).then(show, (error: unknown) =>
      show({ fault: errorMessage(error, failed) ?? failed }),
    );
    return () => {
      isLeft = true;
    };
  }, [first, asked, failed]);

  return {
    seen,
    isBusy: seen?.asked !== asked,
    language: asked.language,
    choose: (other: Partial<PageRequest>) => setAsked({ ...asked, ...other }),
  };
}
