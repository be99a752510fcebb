import { isReturnPage, matchPath, type PageName, pathTo } from '../../../contract/page/pages.ts';
import { returnPath } from '../../../domain/account/return-path.ts';
import type { PageLocation } from '../../platform/screen.ts';

/** `isAsked`: the person was on the way to a page; otherwise staff go to their start page. */
export type ReturnTarget = {
  path: string;
  isBuying: boolean;
  isAsked: boolean;
  /** A staff page: staff may sign in with a passkey. */
  isOffice: boolean;
};

/** Page after signing in: the requested page in the current language, or the personal page. */
export function returnTarget({
  search,
  language,
}: Pick<PageLocation, 'search' | 'language'>): ReturnTarget {
  const query = new URLSearchParams(search);
  const asked = query.get('retUrl');
  if (asked === null) {
    const path = pathTo('My_Museum_Card', language);
    return { path, isBuying: false, isAsked: false, isOffice: false };
  }

  const path = returnPath(asked, isReturnPage);
  const [pathname = '', ...rest] = path.split('?');
  const match = matchPath(pathname);
  const page: PageName = match?.name ?? 'Home';
  const there = pathTo(page, language, match?.params);
  return {
    path: rest.length > 0 ? `${there}?${rest.join('?')}` : there,
    isBuying: page === 'Buy_Museum_Card',
    isAsked: true,
    isOffice: page.startsWith('Office_'),
  };
}

/** Address of a sign-in page that keeps the return target. */
export function keepReturn(path: string, { search }: Pick<PageLocation, 'search'>): string {
  const asked = new URLSearchParams(search).get('retUrl');
  return asked === null ? path : `${path}?${new URLSearchParams({ retUrl: asked })}`;
}
