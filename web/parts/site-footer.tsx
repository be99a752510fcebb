import { usePage } from '../platform/page-context.tsx';
import type { ShellTexts } from '../platform/screen.ts';

export function SiteFooter({ texts }: { texts: ShellTexts }) {
  const { product } = usePage();
  return (
    <footer>
      <div className="wrap">
        <p>{product.nominative}</p>
        <p>{texts.motto}</p>
      </div>
    </footer>
  );
}
