import { Button, type ButtonProps } from 'antd';
import type { ComponentType } from 'react';

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label'> {
  icon: ComponentType<{ 'aria-hidden': 'true' }>;
  /** The button's accessible name, which describes its action. */
  label: string;
}

/** A button that shows only an icon. */
export const IconButton = ({ icon: Icon, label, ...button }: IconButtonProps) => (
  <Button type="text" icon={<Icon aria-hidden="true" />} aria-label={label} {...button} />
);
