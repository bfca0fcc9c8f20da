typedef double CFTimeInterval;
CFTimeInterval CACurrentMediaTime(void);
