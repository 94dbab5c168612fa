import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Prose } from './Prose.tsx';
import { ProseSample } from './proseSample.tsx';
import { proseSizes } from './proseValues.ts';

const meta = {
  title: 'Design System/Content/Prose/Matrix',
  component: Prose,
  tags: ['picture', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Prose>;

export default meta;

export const EverySize: StoryObj = {
  render: () => (
    <Grid minColumnWidth="18rem" maxColumns={3} gap={40}>
      {proseSizes.map((size) => (
        <Prose key={size} size={size}>
          <ProseSample />
        </Prose>
      ))}
    </Grid>
  ),
};

export const RightToLeft: StoryObj = {
  tags: ['!narrow'],
  globals: { locale: 'ar' },
  render: () => (
    <Prose>
      <h2>كيف تُظهَّر الصورة</h2>
      <p>صِف صورة أو أفلت واحدة هنا، وسترى كلفتها قبل أن تضغط.</p>
      <ol>
        <li>جرّب بجودة منخفضة</li>
        <li>اختر واحدة</li>
      </ol>
      <blockquote>
        <p>ورقة التلامس هي حيث يكون المصوّر صادقًا.</p>
      </blockquote>
    </Prose>
  ),
};
