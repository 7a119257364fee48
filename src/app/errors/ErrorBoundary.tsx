import { Component, type ReactNode } from 'react';
import { note } from '@/shared/telemetry/note';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Returns the content to show after the children threw an error. `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode;
}

/** Catches errors that its children throw during rendering. The rest of the page keeps working. */
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
