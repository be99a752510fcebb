import { useState } from 'react';
import type { PageFacts } from '../../../domain/scheme/scheme-facts.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import css from './site-banner.module.css';

const MONTH_SECONDS = 2_592_000;

/** News or a fault, on every page for customers. Closed, it stays away: the server leaves it out by the cookie. */
export function SiteBanner({ texts }: { texts: ShellTexts }) {
  const { facts, bannerId } = usePage().scheme;
  const [closedId, setClosedId] = useState<string | null>(null);
  if (!facts.banner || closedId === bannerId) return null;
  function close() {
    setClosedId(bannerId);
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `banner=${bannerId}; path=/; max-age=${MONTH_SECONDS}; samesite=lax${secure}`;
  }
  return <BannerBox banner={facts.banner} texts={texts} onClose={close} />;
}

type Props = {
  banner: NonNullable<PageFacts['banner']>;
  texts: Pick<ShellTexts, 'bannerNews' | 'bannerFault' | 'bannerClose'>;
  onClose: () => void;
};

export function BannerBox({ banner: { kind, isClosable, words }, texts, onClose }: Props) {
  const name = kind === 'news' ? texts.bannerNews : texts.bannerFault;
  return (
    <aside className={css.banner} data-kind={kind} aria-label={name}>
      <div className={`wrap ${css.inside}`}>
        <p>
          <strong>{name}:</strong> {words}
        </p>
        {isClosable && (
          <button type="button" className={css.close} onClick={onClose}>
            {texts.bannerClose}
          </button>
        )}
      </div>
    </aside>
  );
}
