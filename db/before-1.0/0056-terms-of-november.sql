-- The terms as the pages show them from 17 November 2026: an order keeps the version that its buyer accepted.
update scheme set conditions_version = '2026-11' where conditions_version = '2026-01';
