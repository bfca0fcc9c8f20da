// quartzcore/cacurrentmediatime()
typedef double CFTimeInterval;
CFTimeInterval CACurrentMediaTime(void);
