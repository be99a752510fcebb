-- What search engines are told of a record: kept by the office, so data and not code.
-- Texts name the product as all texts do: {product}, {product.gen}.
create table seo_property (
  record_id text not null check (record_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  language text not null check (language in ('fi', 'sv', 'en')),
  title text not null check (title <> ''),
  description text not null default '',
  custom_head_tags text not null default '',
  primary key (record_id, language)
);

insert into seo_property (record_id, language, title, description) values
  ('home', 'fi', 'Yksi kortti, koko Suomen museot',
   'Osta {product} itsellesi tai lahjaksi. Kortti on käytössäsi heti maksun jälkeen ja avaa mukana olevien museoiden ovet koko vuodeksi.'),
  ('home', 'sv', 'Ett kort, hela Finlands museer',
   'Köp {product.def} till dig själv eller som gåva. Kortet gäller genast efter betalningen och öppnar de anslutna museernas dörrar i ett helt år.'),
  ('home', 'en', 'One card, museums all over Finland',
   'Buy a {product} for yourself or as a gift. It works as soon as you have paid and opens the doors of participating museums for a whole year.'),
  -- A product record has a title and nothing else (spec 2).
  ('museokortti-12', 'fi', '{product} vuodeksi', ''),
  ('museokortti-12', 'sv', '{product} för ett år', ''),
  ('museokortti-12', 'en', '{product} for a year', '');
