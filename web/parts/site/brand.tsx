import { usePage } from '../../platform/page-context.tsx';
import css from './brand.module.css';
import { BrandMark } from './brand-mark.tsx';

/** Logo and product name, always linking home. */
export function Brand() {
  const { pathTo, product } = usePage();
  return (
    <a className={css.brand} href={pathTo('Home')}>
      <BrandMark />
      <span>{product.nominative}</span>
    </a>
  );
}
