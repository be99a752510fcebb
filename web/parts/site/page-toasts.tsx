import { useMemo } from 'react';
import type { ToastRequest } from '../../../domain/toast/toast-queue.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { useToastFromAddress } from '../../ui/toast-from-address.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';

/** Toasts of every page, and those requested by the URL: `?toast=session`, `?toast=signedOut`. */
export function PageToasts({ texts }: { texts: ShellTexts }) {
  const { place } = usePage();
  const known = useMemo(() => toastsByName(texts), [texts]);
  useToastFromAddress(place.search, known);
  return <ToastRegion texts={texts.toast} />;
}

function toastsByName({ toast }: ShellTexts): Record<string, ToastRequest> {
  return {
    session: { label: toast.session, variant: 'warning' },
    signedOut: { label: toast.signedOut, variant: 'success' },
  };
}
