import { type ReactNode, useState } from 'react';

type Props = {
  /** `g` inside an SVG. */
  as: 'ul' | 'g';
  id: string;
  className?: string | undefined;
  /** Unchanged since the server rendered it. Once false, it stays false. */
  isUnchanged: boolean;
  render: () => ReactNode;
};

/**
 * Keeps server-rendered HTML until it changes, without hydrating it. Links work; other clicks are handled by an
 * ancestor.
 */
export function ServerRendered({ as: Tag, id, className, isUnchanged, render }: Props) {
  const [wasThere] = useState(() => typeof document === 'object' && isOnPage(id));
  if (!wasThere || !isUnchanged) {
    return (
      <Tag key="drawn" id={id} className={className}>
        {render()}
      </Tag>
    );
  }
  return (
    <Tag
      key="kept"
      id={id}
      className={className}
      suppressHydrationWarning
      // React does not hydrate an element with `dangerouslySetInnerHTML`, whatever that HTML is.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, never written
      dangerouslySetInnerHTML={EMPTY_HTML}
    />
  );
}

const EMPTY_HTML = { __html: '' };

function isOnPage(id: string): boolean {
  return document.getElementById(id) !== null;
}
