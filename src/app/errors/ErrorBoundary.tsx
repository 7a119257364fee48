import { Component, type ReactNode } from 'react';
import { note } from '@/shared/telemetry/note';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of children that threw an error; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
}

/** Catches errors that its children throw during rendering; everything around them keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(what: unknown) {
    note({ kind: 'error', what });
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}
