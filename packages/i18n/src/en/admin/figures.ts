import type { Translation } from '../../i18n';
import type { figures as turkish } from '../../tr/admin/figures';

export const figures: Translation<typeof turkish> = {
  period: {
    label: 'Period',
    week: '7 days',
    month: '30 days',
    year: '12 months',
    own: 'Choose days',
    from: 'First day',
    to: 'Last day',
    missing: 'Choose the day',
  },
  none: 'None yet',
  more: '{{percent}}% more than in the period before',
  fewer: '{{percent}}% fewer than in the period before',
  same: 'The same as in the period before',
  noneBefore: 'None in the period before',
  all: 'All',
  less: 'First ten',
  empty: 'None in this period',
};
